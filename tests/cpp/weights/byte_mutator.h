#pragma once
#include <algorithm>
#include <random>

#include "cpp/weights/raw_files.h"

namespace lookback {

/// Spoils bytes, mostly at the start of the file, where the structure is.
class ByteMutator {
 public:
  /// `has_length`: the file begins with the length of its header, which edits keep true.
  ByteMutator(unsigned seed, bool has_length) : random_(seed), has_length_(has_length) {}

  Bytes mutate(Bytes file) {
    const std::size_t count = 1 + below(3);
    for (std::size_t i = 0; i < count; ++i) once(file);
    return file;
  }

 private:
  std::size_t below(std::size_t limit) { return limit == 0 ? 0 : random_() % limit; }

  /// Half of the time near the file's start, where the structure is.
  std::size_t place(const Bytes& file) {
    return below(below(2) == 0 ? std::min<std::size_t>(file.size(), 600) : file.size());
  }

  void once(Bytes& file) {
    switch (below(6)) {
      case 0:
        return flip(file);
      case 1:
        return file.resize(below(file.size() + 1));
      case 2:
        return splice(file);
      case 3:
        return replace_number(file);
      case 4:
        return insert(file);
      default:
        return has_length_ ? change_length(file) : flip(file);
    }
  }

  void flip(Bytes& file) {
    if (!file.empty()) file[place(file)] ^= static_cast<std::byte>(1u << below(8));
  }

  /// Copies one part of the file over another.
  void splice(Bytes& file) {
    const std::size_t from = place(file), to = place(file);
    const std::size_t count =
        below(std::min<std::size_t>(file.size() - std::max(from, to), 64) + 1);
    const Bytes part(file.begin() + from, file.begin() + from + count);
    std::copy(part.begin(), part.end(), file.begin() + to);
  }

  /// Puts an extreme number in the place of one that stands there, and keeps the header's length
  /// true.
  void replace_number(Bytes& file) {
    static const std::vector<std::string> extremes = {"0",
                                                      "-1",
                                                      "4294967296",
                                                      "4611686018427387904",
                                                      "9223372036854775807",
                                                      "18446744073709551616",
                                                      "1e99",
                                                      "2147483648"};
    const auto is_digit = [](std::byte b) { return b >= std::byte{'0'} && b <= std::byte{'9'}; };
    const auto begin = std::find_if(file.begin() + place(file), file.end(), is_digit);
    const auto end = std::find_if_not(begin, file.end(), is_digit);
    const Bytes number = bytes_of(extremes[below(extremes.size())]);
    grow_length(file, static_cast<std::int64_t>(number.size()) - (end - begin));
    const auto at = file.erase(begin, end);
    file.insert(at, number.begin(), number.end());
  }

  /// Doubles a part of the header.
  void insert(Bytes& file) {
    const std::size_t from = place(file),
                      count = below(std::min<std::size_t>(file.size() - from, 100) + 1);
    const Bytes part(file.begin() + from, file.begin() + from + count);
    grow_length(file, static_cast<std::int64_t>(count));
    file.insert(file.begin() + from, part.begin(), part.end());
  }

  void change_length(Bytes& file) {
    grow_length(file, static_cast<std::int64_t>(below(200)) - 100);
  }

  void grow_length(Bytes& file, std::int64_t change) const {
    if (!has_length_ || file.size() < 8) return;
    std::uint64_t length = 0;
    std::memcpy(&length, file.data(), 8);
    length += static_cast<std::uint64_t>(change);
    std::memcpy(file.data(), &length, 8);
  }

  std::mt19937 random_;  // its numbers are the same everywhere; a distribution's would not be
  bool has_length_;
};

}  // namespace lookback
