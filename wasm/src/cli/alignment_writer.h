#pragma once
#include <string>
#include <string_view>

#include "align/word_aligner.h"

namespace lookback {

struct TextPair {
  std::string source, target;
};

/// An aligned pair, ready to be written.
struct PairAlignment {
  WordedText source, target;
  NumberMatrix weights;          ///< [target words x source words]
  NumberMatrix reverse_weights;  ///< [source words x target words]; empty for one direction
  AlignmentLinks links;
};

/// By pieces, </s> included on both sides: what translation and training see. The link of a target
/// piece is its largest weight; none to or from </s>.
PairAlignment piece_alignment(const Translation& scored);

enum class AlignmentFormat { pharaoh, json, matrix };

/// Throws Error for a name that is none of theirs.
AlignmentFormat alignment_format_named(std::string_view name);

std::string written(const PairAlignment& pair, AlignmentFormat format);

}  // namespace lookback
