// SPDX-License-Identifier: Apache-2.0
#include "shared/tsv.hpp"

#include <fstream>
#include <sstream>
#include <stdexcept>

namespace cunf::test {

namespace {

std::vector<std::string> columns(const std::string& line) {
  std::vector<std::string> result;
  std::istringstream stream(line);
  for (std::string column; std::getline(stream, column, '\t');) result.push_back(column);
  return result;
}

}  // namespace

std::vector<TsvRow> read_tsv(const std::string& path) {
  std::ifstream file(path);
  std::string line;
  if (!std::getline(file, line)) throw std::runtime_error("can not read " + path);
  std::vector<std::string> names = columns(line);
  std::vector<TsvRow> rows;
  while (std::getline(file, line)) {
    std::vector<std::string> values = columns(line);
    values.resize(names.size());
    TsvRow row;
    for (std::size_t i = 0; i < names.size(); ++i) row[names[i]] = values[i];
    rows.push_back(row);
  }
  return rows;
}

}  // namespace cunf::test
