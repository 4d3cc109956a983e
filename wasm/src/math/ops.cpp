#include "math/ops.h"

#include <algorithm>
#include <stdexcept>

#include "base/error.h"
#include "math/arena.h"
#include "math/clones.h"
#include "math/eigen.h"
#include "math/elementary.h"
#include "math/int8_product.h"

namespace lookback {
namespace {

// Shapes are our own affair: a mismatch is a bug here, not bad input.
void same_shape(const Tensor& x, const Tensor& y, const char* what) {
  if (x.rows != y.rows || x.cols != y.cols)
    throw std::logic_error(
        concat(what, ": [", x.rows, " x ", x.cols, "] against [", y.rows, " x ", y.cols, "]"));
}

LOOKBACK_CLONES
void add_to(const float* x, const float* y, float* out, int n) {
  for (int i = 0; i < n; ++i) out[i] = x[i] + y[i];
}
LOOKBACK_CLONES
void multiply_to(const float* x, const float* y, float* out, int n) {
  for (int i = 0; i < n; ++i) out[i] = x[i] * y[i];
}
LOOKBACK_CLONES
void tanh_to(const float* x, float* out, int n) {
  for (int i = 0; i < n; ++i) out[i] = fast_tanh(x[i]);
}
LOOKBACK_CLONES
void sigmoid_to(const float* x, float* out, int n) {
  for (int i = 0; i < n; ++i) out[i] = fast_sigmoid(x[i]);
}

template <class Kernel>
Tensor map_columns(const Tensor& x, Kernel kernel) {
  const Tensor result = make_tensor(x.rows, x.cols);
  for (int c = 0; c < x.cols; ++c) kernel(c, result.column(c));
  return result;
}

}  // namespace

Tensor product(const Weight& w, const Tensor& x) {
  if (w.cols() != x.rows)
    throw std::logic_error(
        concat("product: [", w.rows(), " x ", w.cols(), "] times [", x.rows, " x ", x.cols, "]"));
  const Tensor result = make_tensor(w.rows(), x.cols);
  if (w.is_int8()) {
    int8_product(w, x, result);
  } else {
    const Eigen::Map<const RowMajor, 0, Eigen::OuterStride<>> matrix(
        w.float_row(0), w.rows(), w.cols(), Eigen::OuterStride<>(w.stride()));
    as_eigen(result).noalias() = matrix * as_eigen(x);
  }
  return result;
}

Tensor affine(const Weight& w, const Tensor& x, const Tensor& bias) {
  const Tensor result = product(w, x);
  if (bias.rows != result.rows) throw std::logic_error("affine: the bias has another size");
  for (int c = 0; c < result.cols; ++c)
    add_to(result.column(c), bias.data, result.column(c), result.rows);
  return result;
}

Tensor as_vector(const Weight& w) {
  const Tensor result = make_tensor(w.cols(), 1);
  w.copy_row(0, result.data);
  return result;
}

Tensor lookup(const Weight& w, std::span<const TokenId> ids) {
  const Tensor result = make_tensor(w.cols(), static_cast<int>(ids.size()));
  for (int c = 0; c < result.cols; ++c) {
    const TokenId id = ids[static_cast<std::size_t>(c)];
    if (id < 0 || id >= w.rows()) throw std::logic_error("lookup: an id beyond the vocabulary");
    w.copy_row(id, result.column(c));
  }
  return result;
}

Tensor add(const Tensor& x, const Tensor& y) {
  same_shape(x, y, "add");
  return map_columns(x, [&](int c, float* out) { add_to(x.column(c), y.column(c), out, x.rows); });
}

Tensor hadamard(const Tensor& x, const Tensor& y) {
  same_shape(x, y, "hadamard");
  return map_columns(
      x, [&](int c, float* out) { multiply_to(x.column(c), y.column(c), out, x.rows); });
}

Tensor tanh(const Tensor& x) {
  return map_columns(x, [&](int c, float* out) { tanh_to(x.column(c), out, x.rows); });
}

Tensor sigmoid(const Tensor& x) {
  return map_columns(x, [&](int c, float* out) { sigmoid_to(x.column(c), out, x.rows); });
}

Tensor slice_rows(const Tensor& x, int first, int count) {
  if (first < 0 || count < 0 || first + count > x.rows) throw std::logic_error("slice_rows");
  return {x.data + first, count, x.cols, x.stride};
}

Tensor slice_cols(const Tensor& x, int first, int count) {
  if (first < 0 || count < 0 || first + count > x.cols) throw std::logic_error("slice_cols");
  return {x.column(first), x.rows, count, x.stride};
}

Tensor stack_rows(const Tensor& upper, const Tensor& lower) {
  if (upper.cols != lower.cols) throw std::logic_error("stack_rows: other column counts");
  const Tensor result = make_tensor(upper.rows + lower.rows, upper.cols);
  for (int c = 0; c < result.cols; ++c) {
    float* out = std::copy_n(upper.column(c), upper.rows, result.column(c));
    std::copy_n(lower.column(c), lower.rows, out);
  }
  return result;
}

Tensor stack_cols(std::span<const Tensor> parts) {
  int total = 0;
  for (const Tensor& part : parts) total += part.cols;
  const Tensor result = make_tensor(parts.empty() ? 0 : parts[0].rows, total);
  int at = 0;
  for (const Tensor& part : parts) {
    if (part.rows != result.rows) throw std::logic_error("stack_cols: other row counts");
    for (int c = 0; c < part.cols; ++c) std::copy_n(part.column(c), part.rows, result.column(at++));
  }
  return result;
}

Tensor repeat_cols(const Tensor& x, int count) {
  if (x.cols == count) return x;
  if (x.cols != 1) throw std::logic_error("repeat_cols: more than one column");
  const Tensor result = make_tensor(x.rows, count);
  for (int c = 0; c < count; ++c) std::copy_n(x.data, x.rows, result.column(c));
  return result;
}

void accumulate(const Tensor& x, const Tensor& total) {
  same_shape(x, total, "accumulate");
  for (int c = 0; c < x.cols; ++c) add_to(x.column(c), total.column(c), total.column(c), x.rows);
}

Tensor choose_cols(std::span<const char> keep, const Tensor& fresh, const Tensor& old) {
  same_shape(fresh, old, "choose_cols");
  return map_columns(fresh, [&](int c, float* out) {
    const Tensor& from = keep[static_cast<std::size_t>(c)] ? fresh : old;
    std::copy_n(from.column(c), from.rows, out);
  });
}

}  // namespace lookback
