#pragma once
#include "nn/attention_scorer.h"

namespace lookback {

/// Basic dot product, e_j = sᵀ h_j: nothing to learn, so s and h_j must have one size, d = 2h
/// (Luong et al. 2015, section 3.1, "dot").
template <class T>
class DotScorer final : public AttentionScorer<T> {
 public:
  T project(const T& annotations) const override { return annotations; }
  T score(const T& keys, const T& s, int positions) const override {
    return dot_energies(keys, s, positions);
  }
};

}  // namespace lookback
