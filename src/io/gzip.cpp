// SPDX-License-Identifier: Apache-2.0
#include "io/gzip.hpp"

#include <zlib.h>

#include <algorithm>
#include <limits>
#include <new>

#include "cunf/base/error.hpp"
#include "cunf/base/format.hpp"
#include "io/source.hpp"

namespace cunf::io {

namespace {

class Inflater {
 public:
  Inflater(std::string_view bytes, std::string& text) : bytes_(bytes), text_(text) {
    if (inflateInit2(&stream_, kGzipOnly) != Z_OK) throw std::bad_alloc();
  }
  ~Inflater() { inflateEnd(&stream_); }
  Inflater(const Inflater&) = delete;
  Inflater& operator=(const Inflater&) = delete;

  // Decompresses one more chunk; what zlib said.
  int step() {
    constexpr std::size_t kChunk = 1 << 16;
    constexpr std::size_t kMost = std::numeric_limits<uInt>::max();
    if (stream_.avail_in == 0) {
      std::size_t next = std::min(bytes_.size(), kMost);
      // zlib's interface lacks a const; it does not write here.
      stream_.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(bytes_.data()));
      stream_.avail_in = static_cast<uInt>(next);
      bytes_.remove_prefix(next);
    }
    std::size_t old_size = text_.size();
    text_.resize(old_size + kChunk);
    stream_.next_out = reinterpret_cast<Bytef*>(text_.data() + old_size);
    stream_.avail_out = kChunk;
    int result = inflate(&stream_, Z_NO_FLUSH);
    text_.resize(old_size + kChunk - stream_.avail_out);
    return result;
  }

  [[nodiscard]] bool at_end() const { return bytes_.empty() && stream_.avail_in == 0; }
  void next_member() { inflateReset(&stream_); }

 private:
  static constexpr int kGzipOnly = 15 + 16;

  std::string_view bytes_;  // not yet handed to zlib
  std::string& text_;
  z_stream stream_{};
};

}  // namespace

std::string gzip(std::string_view text) {
  constexpr int kGzip = 15 + 16;
  constexpr int kMemory = 8;
  z_stream stream{};
  if (deflateInit2(&stream, Z_DEFAULT_COMPRESSION, Z_DEFLATED, kGzip, kMemory,
                   Z_DEFAULT_STRATEGY) != Z_OK)
    throw std::bad_alloc();
  std::string bytes;
  int result = Z_OK;
  while (result != Z_STREAM_END) {
    if (stream.avail_in == 0) {
      std::size_t next = std::min<std::size_t>(text.size(), std::numeric_limits<uInt>::max());
      stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(text.data()));
      stream.avail_in = static_cast<uInt>(next);
      text.remove_prefix(next);
    }
    constexpr std::size_t kChunk = 1 << 16;
    std::size_t old_size = bytes.size();
    bytes.resize(old_size + kChunk);
    stream.next_out = reinterpret_cast<Bytef*>(bytes.data() + old_size);
    stream.avail_out = kChunk;
    result = deflate(&stream, text.empty() ? Z_FINISH : Z_NO_FLUSH);
    bytes.resize(old_size + kChunk - stream.avail_out);
  }
  deflateEnd(&stream);
  return bytes;
}

bool is_gzip(std::string_view bytes) { return bytes.starts_with("\x1f\x8b"); }

std::string gunzip(std::string_view bytes, const std::string& name, std::uint64_t max_bytes) {
  std::string text;
  Inflater inflater(bytes, text);
  auto fail = [&](const std::string& message) {
    Source read(name, std::move(text));
    read.fail(read.text().size(), message);
  };
  for (;;) {
    int result = inflater.step();
    if (text.size() > max_bytes)
      fail(base::format("more than {} bytes when decompressed; raise --max-input to read it",
                        max_bytes));
    if (result == Z_STREAM_END) {
      if (inflater.at_end()) return text;
      inflater.next_member();
    } else if (result == Z_MEM_ERROR) {
      throw std::bad_alloc();
    } else if (result == Z_BUF_ERROR && inflater.at_end()) {
      fail("the gzip data end too early: the file is truncated");
    } else if (result != Z_OK && result != Z_BUF_ERROR) {
      fail("the gzip data are damaged");
    }
  }
}

}  // namespace cunf::io
