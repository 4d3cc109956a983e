#pragma once
#include "nn/attention_scorer.h"
#include "weights/model_config.h"

namespace lookback {

/// Multiplicative (bilinear), e_j = sᵀ W h_j with W [d x 2h]: any two sizes meet (Luong et al.
/// 2015, section 3.1, "general"). W h_j is the key.
template <class T>
class GeneralScorer final : public AttentionScorer<T> {
 public:
  GeneralScorer(Parameters<T>& parameters, const ModelConfig& config)
      : w_(parameters.matrix("attention.keys.weight", config.decoder_size,
                             2 * config.encoder_size)) {}

  T project(const T& annotations) const override { return product(w_, annotations); }
  T score(const T& keys, const T& s, int positions) const override {
    return dot_energies(keys, s, positions);
  }

 private:
  WeightOf<T> w_;
};

}  // namespace lookback
