#pragma once
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "translate/translator.h"

namespace lookback {

/// How far the alignment weights of two machines may be apart.
inline constexpr double kGoldenAlignmentTolerance = 1e-4;

/// Which weights a golden answer was computed with: those of the file, or all turned into float32.
enum class GoldenPath { shipped, float32 };

/// golden.json of a model folder: for each text, as one sentence and decoded as the model's config
/// asks, the ids and the alignment of its best translation, on both paths.
std::string make_golden(const Translator& shipped, const Translator& float32,
                        std::span<const std::string> texts);

struct GoldenReport {
  int cases = 0;
  std::vector<std::string> failures;        ///< one line each; none is a pass
  double largest_alignment_difference = 0;  ///< over the cases with equal ids
};

/// Translates golden.json's texts again and compares: ids must be equal, alignment weights within
/// kGoldenAlignmentTolerance. Throws Error when it is malformed, has no cases or is another
/// model's.
GoldenReport check_golden(std::string_view golden, const Translator& translator, GoldenPath path);

}  // namespace lookback
