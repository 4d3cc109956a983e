#pragma once
#include <memory>

#include "nn/scorers/additive_scorer.h"
#include "nn/scorers/dot_scorer.h"
#include "nn/scorers/general_scorer.h"
#include "nn/scorers/reduced_rank_scorer.h"

namespace lookback {

/// The scorer the config names; none for the baseline without attention.
template <class T>
std::unique_ptr<AttentionScorer<T>> make_scorer(Parameters<T>& parameters,
                                                const ModelConfig& config) {
  switch (config.scorer) {
    case Scorer::none:
      return nullptr;
    case Scorer::dot:
      return std::make_unique<DotScorer<T>>();
    case Scorer::general:
      return std::make_unique<GeneralScorer<T>>(parameters, config);
    case Scorer::reduced_rank:
      return std::make_unique<ReducedRankScorer<T>>(parameters, config);
    case Scorer::additive:
      return std::make_unique<AdditiveScorer<T>>(parameters, config);
  }
  return nullptr;
}

}  // namespace lookback
