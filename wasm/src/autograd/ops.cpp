#include "autograd/ops.h"

#include <algorithm>
#include <bit>

#include "autograd/tape.h"
#include "math/clones.h"

namespace lookback {
namespace {

LOOKBACK_CLONES
void tanh_back(const float* dy, const float* y, float* dx, int n) {
  for (int i = 0; i < n; ++i) dx[i] += dy[i] * (1.0f - y[i] * y[i]);
}
LOOKBACK_CLONES
void sigmoid_back(const float* dy, const float* y, float* dx, int n) {
  for (int i = 0; i < n; ++i) dx[i] += dy[i] * y[i] * (1.0f - y[i]);
}
LOOKBACK_CLONES
void product_back(const float* dy, const float* other, float* dx, int n) {
  for (int i = 0; i < n; ++i) dx[i] += dy[i] * other[i];
}
LOOKBACK_CLONES
void dropout_mask(std::uint64_t state, float rate, float* mask, int n) {
  const auto threshold = static_cast<std::uint32_t>(static_cast<double>(rate) * 4294967295.0);
  const float scale = 1.0f / (1.0f - rate);
  const auto low = static_cast<std::uint32_t>(state);
  const auto high = static_cast<std::uint32_t>(state >> 32);
  for (int i = 0; i < n; ++i) {
    // A 32-bit integer hash (two rounds of multiply and xor-shift) of the counter.
    std::uint32_t x = (low + static_cast<std::uint32_t>(i)) * 0x9e3779b1u ^ high;
    x = (x ^ (x >> 16)) * 0x7feb352du;
    x = (x ^ (x >> 15)) * 0x846ca68bu;
    x ^= x >> 16;
    mask[i] = x < threshold ? 0.0f : scale;
  }
}

}  // namespace

Var ValueTraits<Var>::constant(const Tensor& x) { return current_tape().constant(x); }

Var lookup(const Var& w, std::span<const TokenId> ids) {
  // The table [V x e] is a tensor [e x V]: a row of the one is a column of the other.
  const Tensor& table = w.value();
  const Tensor result = make_tensor(table.rows, static_cast<int>(ids.size()));
  for (int c = 0; c < result.cols; ++c)
    std::copy_n(table.column(ids[static_cast<std::size_t>(c)]), table.rows, result.column(c));
  const auto kept = keep(ids);
  return current_tape().record(result, [w, kept](const Tensor& dy) {
    for (int c = 0; c < dy.cols; ++c) {
      const TokenId id = kept[static_cast<std::size_t>(c)];
      accumulate(slice_cols(dy, c, 1), slice_cols(w.gradient(), id, 1));
    }
  });
}

Var add(const Var& x, const Var& y) {
  return current_tape().record(add(x.value(), y.value()), [x, y](const Tensor& dz) {
    // Both get dz; its memory can become one's own.
    const bool x_first = !x.has_gradient();
    accumulate(dz, (x_first ? y : x).gradient());
    (x_first ? x : y).receive(dz);
  });
}

Var hadamard(const Var& x, const Var& y) {
  return current_tape().record(hadamard(x.value(), y.value()), [x, y](const Tensor& dz) {
    const Tensor &dx = x.gradient(), &dy = y.gradient();
    for (int c = 0; c < dz.cols; ++c) {
      product_back(dz.column(c), y.value().column(c), dx.column(c), dz.rows);
      product_back(dz.column(c), x.value().column(c), dy.column(c), dz.rows);
    }
  });
}

Var tanh(const Var& x) {
  const Tensor y = tanh(x.value());
  return current_tape().record(y, [x, y](const Tensor& dy) {
    const Tensor& dx = x.gradient();
    for (int c = 0; c < dy.cols; ++c) tanh_back(dy.column(c), y.column(c), dx.column(c), dy.rows);
  });
}

Var sigmoid(const Var& x) {
  const Tensor y = sigmoid(x.value());
  return current_tape().record(y, [x, y](const Tensor& dy) {
    const Tensor& dx = x.gradient();
    for (int c = 0; c < dy.cols; ++c)
      sigmoid_back(dy.column(c), y.column(c), dx.column(c), dy.rows);
  });
}

Var slice_rows(const Var& x, int first, int count) {
  return current_tape().slice(x, slice_rows(x.value(), first, count));
}

Var slice_cols(const Var& x, int first, int count) {
  return current_tape().slice(x, slice_cols(x.value(), first, count));
}

Var stack_rows(const Var& upper, const Var& lower) {
  const Tensor result = stack_rows(upper.value(), lower.value());
  return current_tape().record(result, [upper, lower](const Tensor& dy) {
    const int split = rows(upper);
    accumulate(slice_rows(dy, 0, split), upper.gradient());
    accumulate(slice_rows(dy, split, dy.rows - split), lower.gradient());
  });
}

Var stack_cols(std::span<const Var> parts) {
  std::vector<Tensor> values;
  values.reserve(parts.size());
  for (const Var& part : parts) values.push_back(part.value());
  const auto kept = keep(parts);
  return current_tape().record(stack_cols(values), [kept](const Tensor& dy) {
    int at = 0;
    for (const Var& part : kept) {
      part.receive(slice_cols(dy, at, cols(part)));
      at += cols(part);
    }
  });
}

Var repeat_cols(const Var& x, int count) {
  if (cols(x) == count) return x;
  const std::vector<Var> copies(static_cast<std::size_t>(count), x);
  return stack_cols(std::span<const Var>(copies));
}

Var choose_cols(std::span<const char> chosen, const Var& fresh, const Var& old) {
  const Tensor result = choose_cols(chosen, fresh.value(), old.value());
  const auto kept = keep(chosen);
  return current_tape().record(result, [kept, fresh, old](const Tensor& dy) {
    for (int c = 0; c < dy.cols; ++c) {
      const Var& from = kept[static_cast<std::size_t>(c)] ? fresh : old;
      accumulate(slice_cols(dy, c, 1), slice_cols(from.gradient(), c, 1));
    }
  });
}

Var dropout(const Var& x, const Dropout& plan) {
  if (!(plan.rate > 0.0f)) return x;
  const Tensor mask = make_tensor(rows(x), cols(x));
  dropout_mask(*plan.state, plan.rate, mask.data, static_cast<int>(mask.size()));
  // A golden-ratio step keeps the streams of successive masks apart.
  *plan.state = *plan.state * 6364136223846793005ull + 1442695040888963407ull;
  return current_tape().record(hadamard(x.value(), mask), [x, mask](const Tensor& dy) {
    const Tensor& dx = x.gradient();
    for (int c = 0; c < dy.cols; ++c)
      product_back(dy.column(c), mask.column(c), dx.column(c), dy.rows);
  });
}

}  // namespace lookback
