#include "autograd/tape.h"

#include <stdexcept>

namespace lookback {
namespace {

thread_local Tape* innermost = nullptr;

}  // namespace

Node* Tape::make_node(const Tensor& value) {
  void* memory = arena_.allocate((sizeof(Node) + sizeof(float) - 1) / sizeof(float));
  Node* node = new (memory) Node;
  node->value = value;
  nodes_.push_back(node);
  return node;
}

Var Tape::constant(const Tensor& value) { return Var(make_node(value)); }

Var Tape::slice(const Var& whole, const Tensor& part) {
  Node* node = make_node(part);
  Node* root = whole.node();
  node->whole = root->whole != nullptr ? root->whole : root;
  return Var(node);
}

void Tape::backward(const Var& loss) {
  if (loss.value().size() != 1) throw std::logic_error("backward starts from one number");
  loss.gradient()(0, 0) = 1.0f;
  for (std::size_t i = nodes_.size(); i-- > 0;) {
    Node& node = *nodes_[i];
    if (node.backward != nullptr && node.gradient.data != nullptr)
      node.backward(node.closure, node);
  }
  owed_.settle();
}

void Tape::reset() {
  nodes_.clear();
  arena_.reset();
}

TapeScope::TapeScope(Tape& tape) : arena_(tape.arena()), outer_(innermost) { innermost = &tape; }
TapeScope::~TapeScope() { innermost = outer_; }

Tape& current_tape() {
  if (innermost == nullptr) throw std::logic_error("no TapeScope is open on this thread");
  return *innermost;
}

}  // namespace lookback
