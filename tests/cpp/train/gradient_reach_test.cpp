#include "train/gradient_reach.h"

#include <catch2/catch.hpp>
#include <numeric>

#include "support/golden_model.h"

using namespace lookback;

namespace {

EncodedPair pair_of(int length) {
  EncodedPair pair;
  for (int i = 0; i < length; ++i) {
    pair.source.push_back(static_cast<TokenId>(3 + i % 5));
    pair.target.push_back(static_cast<TokenId>(3 + i * 2 % 5));
  }
  return pair;
}

/// Fresh weights of a golden model's sizes.
GradientReach reach(const char* name, const std::vector<EncodedPair>& pairs) {
  const ModelConfig config = config_of(GoldenFile(name));
  FlatParameters parameters(config);
  parameters.initialise(config, 1);
  return gradient_reach(config, parameters, make_batch(pairs));
}

}  // namespace

TEST_CASE("there is a norm for each distance that every sentence has, </s> among them") {
  CHECK(reach("model_none_context_in_gru", {pair_of(5), pair_of(9)}).norms.size() == 6);
}

TEST_CASE("padding changes nothing: the mean over sentences is that of each alone") {
  for (const char* name : {"model_none_context_in_gru", "model_additive_context_in_lstm"}) {
    const GradientReach together = reach(name, {pair_of(4), pair_of(7)});
    const GradientReach one = reach(name, {pair_of(4)}), other = reach(name, {pair_of(7)});
    // Losses are means over 5, 8 and all 13 target pieces.
    CHECK(together.loss == Approx((5 * one.loss + 8 * other.loss) / 13));
    for (std::size_t d = 0; d < together.norms.size(); ++d)
      CHECK(together.norms[d] ==
            Approx((5 * one.norms[d] + 8 * other.norms[d]) / 13 / 2).epsilon(1e-4));
  }
}

TEST_CASE("without attention the gradient fades with distance, with attention it does not") {
  const auto share_far_away = [](const char* name) {
    const std::vector<double> norms = reach(name, {pair_of(30)}).norms;
    return norms[25] / norms[0];
  };
  CHECK(share_far_away("model_none_context_in_gru") < 1e-3);
  CHECK(share_far_away("model_dot_context_in_gru") > 1e-2);
}
