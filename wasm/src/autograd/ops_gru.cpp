#include "autograd/ops.h"
#include "autograd/tape.h"
#include "math/clones.h"
#include "math/gru_ops.h"

namespace lookback {
namespace {

/// One column of everything that the gradient of s' = gru_state(a, b, s) reads.
struct GruColumn {
  const float *r, *z, *n, *b_n, *s, *ds_next;
};

// ds'/dz = s - n,  ds'/dn = 1 - z,  ds'/ds = z, and through the gates' own derivatives
// σ' = σ(1 - σ), tanh' = 1 - tanh². `da` and `db` are columns [3d] in the order r, z, n.
LOOKBACK_CLONES
void gru_back(const GruColumn& at, float* __restrict da, float* __restrict db, float* __restrict ds,
              int d) {
  const float *r = at.r, *z = at.z, *n = at.n, *b_n = at.b_n, *s = at.s, *g = at.ds_next;
  for (int i = 0; i < d; ++i) {
    const float dn = g[i] * (1.0f - z[i]) * (1.0f - n[i] * n[i]);
    const float dr = dn * b_n[i] * r[i] * (1.0f - r[i]);
    const float dz = g[i] * (s[i] - n[i]) * z[i] * (1.0f - z[i]);
    da[i] = dr;
    da[i + d] = dz;
    da[i + 2 * d] = dn;
    db[i] = dr;
    db[i + d] = dz;
    db[i + 2 * d] = dn * r[i];
    ds[i] += g[i] * z[i];
  }
}

}  // namespace

Var gru_state(const Var& projected, const Var& recurrent, const Var& s) {
  GruGates gates;
  const Tensor next = gru_state(projected.value(), recurrent.value(), s.value(), &gates);
  return current_tape().record(next, [projected, recurrent, s, gates](const Tensor& d) {
    const Tensor da = make_tensor(3 * d.rows, d.cols), db = make_tensor(3 * d.rows, d.cols);
    const Tensor& ds = s.gradient();
    for (int c = 0; c < d.cols; ++c)
      gru_back({gates.reset.column(c), gates.update.column(c), gates.candidate.column(c),
                recurrent.value().column(c) + 2 * d.rows, s.value().column(c), d.column(c)},
               da.column(c), db.column(c), ds.column(c), d.rows);
    projected.receive(da);
    recurrent.receive(db);
  });
}

}  // namespace lookback
