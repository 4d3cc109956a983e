#pragma once
#include "nn/attention_scorer.h"
#include "weights/model_config.h"

namespace lookback {

/// Additive, e_j = vᵀ tanh(W₁ h_j + W₂ s) with W₁ [A x 2h], W₂ [A x d]: a network of one hidden
/// layer (Bahdanau et al. 2015, appendix A.1.2).
template <class T>
class AdditiveScorer final : public AttentionScorer<T> {
 public:
  AdditiveScorer(Parameters<T>& parameters, const ModelConfig& config)
      : w1_(parameters.matrix("attention.keys.weight", config.attention_size,
                              2 * config.encoder_size)),
        w2_(parameters.matrix("attention.query.weight", config.attention_size,
                              config.decoder_size)),
        v_(parameters.matrix("attention.energy.weight", 1, config.attention_size)) {}

  T project(const T& annotations) const override { return product(w1_, annotations); }
  T score(const T& keys, const T& s, int positions) const override {
    return additive_energies(as_vector(v_), keys, query(s), positions);
  }
  T query(const T& s) const override { return product(w2_, s); }
  T energy_weights() const override { return as_vector(v_); }

 private:
  WeightOf<T> w1_, w2_, v_;
};

}  // namespace lookback
