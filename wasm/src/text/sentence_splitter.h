#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "text/tokenized_text.h"

namespace lookback {

/// Sentences of a normalised text, in order, without the spaces between them; together they hold
/// all else. A sentence ends at . ! ? ... 。 with the quotes and brackets that close there, but not
/// inside a number, after an initial or a title (M. Mme Dr. J. R. R.), nor where the text goes on
/// in lower case.
std::vector<ByteRange> sentence_ranges(std::string_view text);

/// The same for text as it was typed or pasted: lines are separate sentences, each is normalised,
/// empty ones are left out.
std::vector<std::string> split_sentences(std::string_view raw);

}  // namespace lookback
