#pragma once
#include <new>
#include <span>
#include <type_traits>
#include <vector>

#include "autograd/owed_gradients.h"
#include "autograd/variable.h"
#include "math/arena.h"

namespace lookback {

/// Records operators in the order they are computed and walks them backwards: reverse-mode
/// differentiation. Values, gradients and closures live in one arena that reset() takes back.
class Tape {
 public:
  /// A value that nothing is learnt from: its gradient may be computed but goes nowhere.
  Var constant(const Tensor& value);
  /// A view of part of `whole`; gradients of the two share memory.
  Var slice(const Var& whole, const Tensor& part);
  /// The result of an operator. `backward(gradient)` adds the operator's share to its inputs.
  template <class Backward>
  Var record(const Tensor& value, Backward backward);

  /// Fills the gradients of everything that `loss` [1 x 1] was computed from.
  void backward(const Var& loss);
  void reset();
  OwedGradients& owed() { return owed_; }
  Arena& arena() { return arena_; }
  /// For values that one operator needs only while it runs.
  Arena& scratch() { return scratch_; }

 private:
  Node* make_node(const Tensor& value);

  Arena arena_;
  Arena scratch_;
  std::vector<Node*> nodes_;
  OwedGradients owed_;
};

/// Names the tape that operators on this thread record on, and its arena as the current one.
class TapeScope {
 public:
  explicit TapeScope(Tape& tape);
  ~TapeScope();
  TapeScope(const TapeScope&) = delete;
  TapeScope& operator=(const TapeScope&) = delete;

 private:
  ArenaScope arena_;
  Tape* outer_;
};

Tape& current_tape();

/// A copy of `items` in the current arena: closures may hold it, they are never destroyed.
template <class Item>
std::span<const Item> keep(std::span<const Item> items) {
  static_assert(std::is_trivially_destructible_v<Item>);
  const std::size_t floats = (items.size() * sizeof(Item) + sizeof(float) - 1) / sizeof(float);
  auto* out = reinterpret_cast<Item*>(current_arena().allocate(floats));
  for (std::size_t i = 0; i < items.size(); ++i) new (out + i) Item(items[i]);
  return {out, items.size()};
}

template <class Backward>
Var Tape::record(const Tensor& value, Backward backward) {
  static_assert(std::is_trivially_destructible_v<Backward>, "closures are never destroyed");
  Node* node = make_node(value);
  void* memory = arena_.allocate((sizeof(Backward) + sizeof(float) - 1) / sizeof(float));
  node->closure = new (memory) Backward(backward);
  node->backward = [](const void* closure, Node& self) {
    (*static_cast<const Backward*>(closure))(self.gradient);
  };
  return Var(node);
}

}  // namespace lookback
