#include "autograd/variable.h"

#include "math/arena.h"

namespace lookback {
namespace {

const Tensor& gradient_of(Node& node) {
  if (node.gradient.data != nullptr) return node.gradient;
  if (node.whole == nullptr) {
    node.gradient = make_zeros(node.value.rows, node.value.cols);
  } else {
    // A slice's gradient is the same slice of the whole's gradient.
    const Tensor& whole = gradient_of(*node.whole);
    node.gradient = node.value;
    node.gradient.data = whole.data + (node.value.data - node.whole->value.data);
  }
  return node.gradient;
}

const std::uint16_t* rounded(Node& node) {
  if (node.rounded != nullptr) return node.rounded;
  if (node.whole != nullptr) {
    node.rounded = rounded(*node.whole) + (node.value.data - node.whole->value.data);
    return node.rounded;
  }
  node.rounded = rounded_for_product(node.value);
  return node.rounded;
}

}  // namespace

const std::uint16_t* rounded_for_product(const Tensor& x) {
  if (precision() != Precision::bfloat16) return nullptr;
  auto* out = reinterpret_cast<std::uint16_t*>(current_arena().allocate(x.size() / 2 + 1));
  round_to_bfloat16(x.data, x.size(), out);
  return out;
}

bool Var::has_gradient() const {
  return node_->gradient.data != nullptr || node_->whole != nullptr;
}

void Var::receive(const Tensor& part) const {
  // Slices of this value find their gradients by the value's own stride.
  if (!has_gradient() && part.stride == node_->value.stride) {
    node_->gradient = part;
  } else {
    accumulate(part, gradient());
  }
}

const Tensor& Var::gradient() const { return gradient_of(*node_); }

Factor Var::factor(bool transposed) const {
  const bool round = precision() == Precision::bfloat16;
  return {node_->value, round ? rounded(*node_) : nullptr, transposed};
}

}  // namespace lookback
