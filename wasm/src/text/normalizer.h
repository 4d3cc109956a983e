#pragma once
#include <string>
#include <string_view>

namespace lookback {

/// The one form in which text is learnt, translated and shown. Applied before every tokenizer,
/// in training and in use, so that how a text was typed or pasted does not change its translation:
/// - Unicode form C (é is one code point, however it was entered);
/// - every run of spaces and line breaks is one plain space, none at either end;
/// - curly, modifier and low apostrophes and the acute accent standing alone become ', curly and
///   low double quotes become "; « » stay, they are French;
/// - full-width ASCII (U+FF01 to U+FF5E: ，！？Ａ１) becomes ASCII; 。、《》 stay;
/// - … becomes ..., unusual hyphens become -, the ligatures ﬀ ﬁ ﬂ ﬃ ﬄ are opened, ▁ (a tokenizer's
///   space marker) becomes _;
/// - control, zero-width and bidirectional format characters, soft hyphens and tags are dropped;
/// - bytes that are not valid UTF-8 become U+FFFD.
/// Idempotent: normalize(normalize(x)) == normalize(x).
std::string normalize(std::string_view text);

}  // namespace lookback
