#pragma once
#include "translate/translation.h"

namespace lookback {

/// The alignment of words from that of pieces: what a target piece looked at of one source word is
/// summed over the word's pieces, and a target word looks as its pieces do on average. So mass is
/// kept and rows still sum to 1. Empty for an empty alignment.
NumberMatrix word_alignment(const NumberMatrix& alignment, const TokenizedText& source,
                            const TokenizedText& target);

}  // namespace lookback
