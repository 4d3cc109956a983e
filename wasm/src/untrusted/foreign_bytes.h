#pragma once
#include <cstddef>
#include <span>
#include <string_view>

namespace lookback {

/// Throws Error when `bytes` are plainly some other thing than the model file that was wanted:
/// nothing at all, a web page, a compressed file, a Git LFS pointer. These are what servers and
/// tools really hand out in a model's place, and the parsers' own messages would hide the cause.
/// `what` begins the message: "the weights file".
void refuse_foreign_bytes(std::span<const std::byte> bytes, std::string_view what);

/// The bytes as characters.
std::string_view text_of(std::span<const std::byte> bytes);

}  // namespace lookback
