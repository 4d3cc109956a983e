#include <algorithm>

#include "autograd/ops.h"
#include "autograd/tape.h"
#include "base/lanes.h"
#include "math/attention_ops.h"
#include "math/clones.h"
#include "math/elementary.h"

namespace lookback {
namespace {

LOOKBACK_CLONES
void add_scaled(const float* x, float scale, float* total, int n) {
  for (int i = 0; i < n; ++i) total[i] += scale * x[i];
}

LOOKBACK_CLONES
float dot_columns(const float* a, const float* b, int n) {
  return dot(a, b, static_cast<std::size_t>(n));
}

// e = vᵀ t, t = tanh(k + q): dk and dq += de v (1 - t²), dv += de t. The tanh is computed again
// rather than kept: it is cheaper than the memory it would pass through.
struct AdditiveColumn {
  const float *v, *key, *query;
  float *dv, *dkey, *dquery, *scratch;
};
LOOKBACK_CLONES
void additive_back(const AdditiveColumn& at, float de, int n) {
  const float *v = at.v, *key = at.key, *query = at.query;
  float* __restrict t = at.scratch, * __restrict dv = at.dv;
  float* __restrict dkey = at.dkey, * __restrict dquery = at.dquery;
  // Two loops, since compilers vectorise either but not the two in one.
  for (int i = 0; i < n; ++i) t[i] = fast_tanh(key[i] + query[i]);
  for (int i = 0; i < n; ++i) {
    const float d = de * v[i] * (1.0f - t[i] * t[i]);
    dkey[i] += d;
    dquery[i] += d;
    dv[i] += de * t[i];
  }
}

}  // namespace

Var dot_energies(const Var& keys, const Var& query, int positions) {
  const Tensor e = dot_energies(keys.value(), query.value(), positions);
  return current_tape().record(e, [keys, query, positions](const Tensor& de) {
    const Tensor &dk = keys.gradient(), &dq = query.gradient();
    for (int b = 0; b < de.cols; ++b)
      for (int j = 0; j < positions; ++j) {
        if (de(j, b) == 0.0f) continue;  // padding
        const int at = position_column(keys.value(), positions, j, b);
        add_scaled(query.value().column(b), de(j, b), dk.column(at), dk.rows);
        add_scaled(keys.value().column(at), de(j, b), dq.column(b), dq.rows);
      }
  });
}

Var additive_energies(const Var& v, const Var& keys, const Var& query, int positions) {
  const Tensor e = additive_energies(v.value(), keys.value(), query.value(), positions);
  return current_tape().record(e, [v, keys, query, positions](const Tensor& de) {
    const Tensor &dk = keys.gradient(), &dq = query.gradient();
    const Tensor scratch = make_tensor(dk.rows, 1);
    for (int b = 0; b < de.cols; ++b)
      for (int j = 0; j < positions; ++j) {
        if (de(j, b) == 0.0f) continue;  // padding
        const int at = position_column(keys.value(), positions, j, b);
        additive_back({v.value().data, keys.value().column(at), query.value().column(b),
                       v.gradient().data, dk.column(at), dq.column(b), scratch.data},
                      de(j, b), dk.rows);
      }
  });
}

Var masked_softmax(const Var& energies, std::span<const int> lengths) {
  const Tensor a = masked_softmax(energies.value(), lengths);
  // da_j/de_k = a_j (δ_jk - a_k); padding has a = 0 and so gets no gradient.
  return current_tape().record(a, [energies, a](const Tensor& da) {
    const Tensor& de = energies.gradient();
    for (int b = 0; b < a.cols; ++b) {
      const float mean = dot_columns(a.column(b), da.column(b), a.rows);
      for (int j = 0; j < a.rows; ++j) de(j, b) += a(j, b) * (da(j, b) - mean);
    }
  });
}

Var weighted_sum(const Var& annotations, const Var& weights) {
  const Tensor c = weighted_sum(annotations.value(), weights.value());
  return current_tape().record(c, [annotations, weights](const Tensor& dc) {
    const Tensor &h = annotations.value(), &a = weights.value();
    const Tensor &dh = annotations.gradient(), &da = weights.gradient();
    for (int b = 0; b < a.cols; ++b)
      for (int j = 0; j < a.rows; ++j) {
        if (a(j, b) == 0.0f) continue;  // padding
        const int at = position_column(h, a.rows, j, b);
        da(j, b) += dot_columns(h.column(at), dc.column(b), h.rows);
        add_scaled(dc.column(b), a(j, b), dh.column(at), h.rows);
      }
  });
}

}  // namespace lookback
