#pragma once
#include <vector>

#include "autograd/variable.h"

namespace lookback {

/// Gradients of matrices that wait for the end of the backward pass. A matrix that serves every
/// time step gets dW = Σ_t x_t dy_tᵀ; with the columns of all steps side by side that is one
/// product, where step by step the whole of dW would be read and written each time.
class OwedGradients {
 public:
  /// Notes dw += x dyᵀ. Both factors must live until settle().
  void owe(const Var& w, const Factor& x, const Factor& dy);
  /// Pays all, matrix by matrix in the order of the first note. Room comes from the current arena.
  void settle();

 private:
  struct Debt {
    Var w;
    std::vector<Factor> x, dy;
  };
  std::vector<Debt> debts_;
};

}  // namespace lookback
