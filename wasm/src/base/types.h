#pragma once
#include <cstdint>

namespace lookback {

/// Index of a subword piece in a vocabulary.
using TokenId = std::int32_t;

}  // namespace lookback
