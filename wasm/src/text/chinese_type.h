#pragma once
#include <string>
#include <string_view>

#include "text/subword_tokenizer.h"

namespace lookback {

/// Sets a normalised text as Chinese is printed, so that it is learnt and written so:
/// - no space next to an ideograph or a full-width mark; between Latin words spaces stay;
/// - , ! ? : ; ( ) that touch an ideograph are full-width, and the full stop after one is 。
/// Idempotent.
std::string in_chinese_type(std::string_view normalized);

/// normalize(), and Chinese type where the tokenizer marks no words.
std::string normalize_for(SpaceMarker marker, std::string_view text);

/// How texts of a language mark their words, by its BCP 47 tag.
SpaceMarker space_marker_of(std::string_view language);

}  // namespace lookback
