#pragma once
#include <cstdint>
#include <span>
#include <vector>

#include "base/types.h"
#include "math/tensor.h"
#include "math/weight.h"

// The language the network is written in, on plain tensors; autograd/ops.h has the same words on
// recorded variables. Results live in the current arena.
namespace lookback {

/// What the network must know of the value type it is written over: the type of its trained
/// matrices (a Tensor meets Weights, float32 or int8) and how a plain tensor enters.
template <class T>
struct ValueTraits;
template <>
struct ValueTraits<Tensor> {
  using Matrix = Weight;
  static Tensor constant(const Tensor& x) { return x; }
};
template <class T>
using WeightOf = typename ValueTraits<T>::Matrix;

inline int rows(const Tensor& x) { return x.rows; }
inline int cols(const Tensor& x) { return x.cols; }
inline bool is_set(const Tensor& x) { return x.data != nullptr; }

/// W x: [out x in] [in x n] -> [out x n].
Tensor product(const Weight& w, const Tensor& x);
/// W x + b, the bias [out x 1] added to every column.
Tensor affine(const Weight& w, const Tensor& x, const Tensor& bias);
/// The part of W [out x in] that meets the inputs [first, first + count).
inline Weight input_columns(const Weight& w, int first, int count) {
  return w.columns(first, count);
}
/// A one-row float32 matrix as a column vector [in x 1].
Tensor as_vector(const Weight& w);
/// Rows `ids` of the table W [V x e] as columns [e x n].
Tensor lookup(const Weight& w, std::span<const TokenId> ids);

Tensor add(const Tensor& x, const Tensor& y);
Tensor hadamard(const Tensor& x, const Tensor& y);
Tensor tanh(const Tensor& x);
Tensor sigmoid(const Tensor& x);

/// The rows [first, first + count); a view.
Tensor slice_rows(const Tensor& x, int first, int count);
/// The columns [first, first + count); a view.
Tensor slice_cols(const Tensor& x, int first, int count);
/// One above the other.
Tensor stack_rows(const Tensor& upper, const Tensor& lower);
/// One after the other.
Tensor stack_cols(std::span<const Tensor> parts);

/// x [n x 1] repeated, or x itself if it has `count` columns already.
Tensor repeat_cols(const Tensor& x, int count);

/// Column b of `fresh` where `keep[b]`, else column b of `old`.
Tensor choose_cols(std::span<const char> keep, const Tensor& fresh, const Tensor& old);

/// Which units to drop while training: each with probability `rate`, decided by a counter-based
/// generator that goes on from `*state`, so that a run can be repeated and resumed (Srivastava et
/// al. 2014).
struct Dropout {
  float rate = 0.0f;
  std::uint64_t* state = nullptr;
};
/// Plain tensors run the network, they do not train it: nothing is dropped.
inline Tensor dropout(const Tensor& x, const Dropout&) { return x; }

/// Sums into `total` (same shape): total += x.
void accumulate(const Tensor& x, const Tensor& total);

}  // namespace lookback
