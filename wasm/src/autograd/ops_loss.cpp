#include <algorithm>
#include <cmath>

#include "autograd/ops.h"
#include "autograd/tape.h"
#include "base/lanes.h"
#include "math/clones.h"
#include "math/elementary.h"

namespace lookback {
namespace {

constexpr int kChunk = 256;  // columns of logits at a time: a few MB, about what the caches hold

struct Softmax {
  float log_normaliser;  // log Σ e^logit
  float logit_sum;
};

/// Overwrites logits with their softmax.
LOOKBACK_CLONES
Softmax softmax_in_place(float* x, int n) {
  const float most = largest(x, static_cast<std::size_t>(n));
  float totals[16] = {}, sums[16] = {};
  int i = 0;
  for (; i + 16 <= n; i += 16)
    for (int lane = 0; lane < 16; ++lane) {
      sums[lane] += x[i + lane];
      x[i + lane] = fast_exp(x[i + lane] - most);
      totals[lane] += x[i + lane];
    }
  for (; i < n; ++i) {
    sums[0] += x[i];
    x[i] = fast_exp(x[i] - most);
    totals[0] += x[i];
  }
  float total = 0.0f, sum = 0.0f;
  for (int lane = 0; lane < 16; ++lane) {
    total += totals[lane];
    sum += sums[lane];
  }
  const float inverse = 1.0f / total;
  for (int k = 0; k < n; ++k) x[k] *= inverse;
  return {most + std::log(total), sum};
}

LOOKBACK_CLONES
void scale_and_shift(float* x, float scale, float shift, int n) {
  for (int i = 0; i < n; ++i) x[i] = x[i] * scale + shift;
}

/// The loss of one column; `logits` becomes its gradient, p - (1-ε) onehot - ε/V, times scale.
double column_loss(float* logits, int n, TokenId target, const CrossEntropy& options) {
  const float goal = logits[target];
  const Softmax softmax = softmax_in_place(logits, n);
  const float each = options.smoothing / static_cast<float>(n);
  scale_and_shift(logits, options.scale, -each * options.scale, n);
  logits[target] -= (1.0f - options.smoothing) * options.scale;
  const double log_p = static_cast<double>(goal) - softmax.log_normaliser;
  const double log_all =
      static_cast<double>(softmax.logit_sum) - static_cast<double>(n) * softmax.log_normaliser;
  return -(1.0 - options.smoothing) * log_p - static_cast<double>(each) * log_all;
}

struct Layer {
  const Var& w;
  const Var& bias;
  const Var& x;
};

/// The loss of the columns [first, first + count); their gradients flow to w, bias and `dx`.
double chunk_loss(const Layer& layer, int first, int count, const CrossEntropy& options,
                  const Tensor& dx) {
  const Var x = slice_cols(layer.x, first, count);
  // The logits' memory serves the next chunk again.
  current_tape().scratch().reset();
  const ArenaScope scope(current_tape().scratch());
  const Tensor logits = make_tensor(cols(layer.w), count);
  gemm(layer.w.factor(true), x.factor(), logits, false);
  double loss = 0.0;
  for (int c = 0; c < count; ++c) {
    float* column = logits.column(c);
    const TokenId target = options.targets[static_cast<std::size_t>(first + c)];
    if (target == kIgnored) {
      std::fill_n(column, logits.rows, 0.0f);
      continue;
    }
    accumulate(layer.bias.value(), slice_cols(logits, c, 1));
    loss += column_loss(column, logits.rows, target, options);
    if (options.learn) accumulate(slice_cols(logits, c, 1), layer.bias.gradient());
  }
  if (options.learn) {
    const std::uint16_t* rounded = rounded_for_product(logits);
    gemm(layer.w.factor(), {logits, rounded, false}, slice_cols(dx, first, count), false);
    gemm(x.factor(), {logits, rounded, true}, layer.w.gradient(), true);
  }
  return loss;
}

}  // namespace

Var cross_entropy(const Var& w, const Var& bias, const Var& x, const CrossEntropy& options) {
  const Tensor dx = make_tensor(rows(x), cols(x));
  const Layer layer{w, bias, x};
  // Rounded, and given their gradients, before the chunks' own memory comes into play.
  x.factor();
  w.factor();
  if (options.learn) {
    w.gradient();
    bias.gradient();
  }
  double loss = 0.0;
  for (int first = 0; first < cols(x); first += kChunk)
    loss += chunk_loss(layer, first, std::min(kChunk, cols(x) - first), options, dx);
  const Tensor value = make_tensor(1, 1);
  value(0, 0) = static_cast<float>(loss * options.scale);
  return current_tape().record(value, [x, dx](const Tensor&) { x.receive(dx); });
}

}  // namespace lookback
