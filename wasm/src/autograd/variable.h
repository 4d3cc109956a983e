#pragma once
#include <cstdint>

#include "math/gemm.h"
#include "math/ops.h"

namespace lookback {

/// One value of a recorded computation, with what flows back to it.
struct Node {
  Tensor value;
  Tensor gradient;                         // no data until something flows back
  Node* whole = nullptr;                   // set for a slice: the node it is a view of
  const std::uint16_t* rounded = nullptr;  // value in bfloat16, once a product has asked for it
  void (*backward)(const void* closure, Node& self) = nullptr;
  const void* closure = nullptr;
};

/// A recorded variable: the value type the network learns with, as Tensor is the one it runs with.
/// A handle; the Tape (or, for parameters, the trainer) owns the node.
class Var {
 public:
  Var() = default;
  explicit Var(Node* node) : node_(node) {}

  const Tensor& value() const { return node_->value; }
  /// dLoss/dvalue; zero until something has flowed back.
  const Tensor& gradient() const;
  /// Whether there is a gradient to add to; if not, the first to come need not add to zeros.
  bool has_gradient() const;
  /// Adds `part` to the gradient. Its memory may become the gradient: the caller is done with it.
  void receive(const Tensor& part) const;
  /// The value as a factor of a product.
  Factor factor(bool transposed = false) const;
  Node* node() const { return node_; }

 private:
  Node* node_ = nullptr;
};

/// Recorded matrices keep PyTorch's [out x in] row-major memory, which as a tensor is [in x out].
template <>
struct ValueTraits<Var> {
  using Matrix = Var;
  /// A value that is not learnt, on the current tape.
  static Var constant(const Tensor& x);
};

/// A contiguous tensor rounded into the current arena if products round, else nothing.
const std::uint16_t* rounded_for_product(const Tensor& x);

inline int rows(const Var& x) { return x.value().rows; }
inline int cols(const Var& x) { return x.value().cols; }
/// Whether nothing was computed to get it: a parameter, or part of one.
inline bool is_leaf(const Var& x) {
  const Node* node = x.node();
  return (node->whole != nullptr ? node->whole : node)->backward == nullptr;
}
inline bool is_set(const Var& x) { return x.node() != nullptr; }

}  // namespace lookback
