#pragma once
#include "nn/attention_scorer.h"
#include "weights/model_config.h"

namespace lookback {

/// Reduced-rank multiplicative, e_j = sᵀ (Uᵀ V) h_j = (U s)ᵀ (V h_j) with U [r x d], V [r x 2h]: a
/// bilinear form through a narrow middle of r dimensions, with far fewer parameters.
template <class T>
class ReducedRankScorer final : public AttentionScorer<T> {
 public:
  ReducedRankScorer(Parameters<T>& parameters, const ModelConfig& config)
      : u_(parameters.matrix("attention.query.weight", config.attention_size, config.decoder_size)),
        v_(parameters.matrix("attention.keys.weight", config.attention_size,
                             2 * config.encoder_size)) {}

  T project(const T& annotations) const override { return product(v_, annotations); }
  T score(const T& keys, const T& s, int positions) const override {
    return dot_energies(keys, query(s), positions);
  }
  T query(const T& s) const override { return product(u_, s); }

 private:
  WeightOf<T> u_, v_;
};

}  // namespace lookback
