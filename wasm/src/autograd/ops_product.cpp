#include "autograd/ops.h"
#include "autograd/tape.h"
#include "math/clones.h"

namespace lookback {
namespace {

LOOKBACK_CLONES
void add_to(const float* x, float* total, int n) {
  for (int i = 0; i < n; ++i) total[i] += x[i];
}

// With v = wᵀ as a tensor [in x out]: y = vᵀ x, hence dx += v dy and dv += x dyᵀ.
Var recorded_product(const Var& w, const Var& x, const Var* bias) {
  const Tensor y = make_tensor(cols(w), cols(x));
  gemm(w.factor(true), x.factor(), y, false);
  if (bias != nullptr)
    for (int c = 0; c < y.cols; ++c) add_to(bias->value().data, y.column(c), y.rows);
  const Var b = bias != nullptr ? *bias : Var();
  return current_tape().record(y, [w, x, b](const Tensor& dy) {
    const std::uint16_t* rounded = rounded_for_product(dy);
    gemm(w.factor(), {dy, rounded, false}, x.gradient(), true);
    gemm(x.factor(), {dy, rounded, true}, w.gradient(), true);
    if (b.node() == nullptr) return;
    for (int c = 0; c < dy.cols; ++c) add_to(dy.column(c), b.gradient().data, dy.rows);
  });
}

}  // namespace

Var product(const Var& w, const Var& x) { return recorded_product(w, x, nullptr); }

Var affine(const Var& w, const Var& x, const Var& bias) { return recorded_product(w, x, &bias); }

Var input_columns(const Var& w, int first, int count) { return slice_rows(w, first, count); }

}  // namespace lookback
