#pragma once
#include <span>
#include <vector>

#include "base/types.h"
#include "math/tensor.h"
#include "math/weight.h"

// The language the network is written in, on plain tensors; autograd/ops.h has the same words on
// recorded variables. Results live in the current arena.
namespace lookback {

/// What a value type calls its trained matrices: a Tensor meets Weights (float32 or int8).
template <class T>
struct WeightTraits;
template <>
struct WeightTraits<Tensor> {
  using Type = Weight;
};
template <class T>
using WeightOf = typename WeightTraits<T>::Type;

inline int rows(const Tensor& x) { return x.rows; }
inline int cols(const Tensor& x) { return x.cols; }

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
/// (1 - z) ⊙ x + z ⊙ y.
Tensor interpolate(const Tensor& z, const Tensor& x, const Tensor& y);

/// The rows [first, first + count); a view.
Tensor slice_rows(const Tensor& x, int first, int count);
/// The columns [first, first + count); a view.
Tensor slice_cols(const Tensor& x, int first, int count);
/// One above the other.
Tensor stack_rows(const Tensor& upper, const Tensor& lower);
/// One after the other.
Tensor stack_cols(std::span<const Tensor> parts);

/// Column b of `fresh` where `keep[b]`, else column b of `old`.
Tensor choose_cols(std::span<const char> keep, const Tensor& fresh, const Tensor& old);

/// Dropout is for training only; plain tensors pass through.
struct Dropout;
inline Tensor dropout(const Tensor& x, const Dropout&) { return x; }

}  // namespace lookback
