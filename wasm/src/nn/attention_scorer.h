#pragma once
#include "nn/parameters.h"

namespace lookback {

/// f(s, h_j), the first of attention's four stages: how well position j answers the query.
template <class T>
class AttentionScorer {
 public:
  virtual ~AttentionScorer() = default;
  /// What can be computed of the annotations [2h x Tx*B] before any query: the keys, once a
  /// sentence.
  virtual T project(const T& annotations) const = 0;
  /// Energies e [Tx x k] of the query states s [d x k].
  virtual T score(const T& keys, const T& s, int positions) const = 0;
  /// What of s meets the keys: the query [n x k].
  virtual T query(const T& s) const { return s; }
  /// Set [n x 1] where e_j = vᵀ tanh(k_j + q); not set where e_j = k_jᵀ q.
  virtual T energy_weights() const { return {}; }
};

}  // namespace lookback
