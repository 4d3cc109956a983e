#include "autograd/ops.h"
#include "autograd/tape.h"
#include "math/clones.h"

namespace lookback {
namespace {

LOOKBACK_CLONES
void add_to(const float* x, float* total, int n) {
  for (int i = 0; i < n; ++i) total[i] += x[i];
}

/// dx += w dy, with w as the tensor that it is.
void flow_to_input(const Var& w, const Factor& dy, const Var& x) {
  if (x.has_gradient()) {
    gemm(w.factor(), dy, x.gradient(), true);
    return;
  }
  const Tensor dx = make_tensor(rows(x), cols(x));
  gemm(w.factor(), dy, dx, false);
  x.receive(dx);
}

// With v = wᵀ as a tensor [in x out]: y = vᵀ x, hence dx += v dy and dv += x dyᵀ.
Var recorded_product(const Var& w, const Var& x, const Var* bias) {
  const Tensor y = make_tensor(cols(w), cols(x));
  gemm(w.factor(true), x.factor(), y, false);
  if (bias != nullptr)
    for (int c = 0; c < y.cols; ++c) add_to(bias->value().data, y.column(c), y.rows);
  const Var b = bias != nullptr ? *bias : Var();
  return current_tape().record(y, [w, x, b](const Tensor& dy) {
    const Factor flow{dy, rounded_for_product(dy), false};
    flow_to_input(w, flow, x);
    if (is_leaf(w)) {
      current_tape().owed().owe(w, x.factor(), flow);
    } else {
      gemm(x.factor(), {dy, flow.rounded, true}, w.gradient(), true);
    }
    if (b.node() == nullptr) return;
    for (int c = 0; c < dy.cols; ++c) add_to(dy.column(c), b.gradient().data, dy.rows);
  });
}

}  // namespace

Var product(const Var& w, const Var& x) { return recorded_product(w, x, nullptr); }

Var affine(const Var& w, const Var& x, const Var& bias) { return recorded_product(w, x, &bias); }

Var input_columns(const Var& w, int first, int count) { return slice_rows(w, first, count); }

}  // namespace lookback
