// SPDX-License-Identifier: Apache-2.0
#include "cunf/base/error.hpp"

#include <utility>

namespace cunf::base {

std::string to_string(const Position& position) {
  if (position.line == 0) return position.file;
  return position.file + ':' + std::to_string(position.line) + ':' +
         std::to_string(position.column);
}

InputError::InputError(Position position, const std::string& message)
    : std::runtime_error(to_string(position) + ": " + message), position_(std::move(position)) {}

FileError::FileError(const std::string& file, const std::string& message)
    : std::runtime_error(file + ": " + message) {}

}  // namespace cunf::base
