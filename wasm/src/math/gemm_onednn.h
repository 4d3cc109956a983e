#pragma once
#include "math/gemm.h"

namespace lookback {

/// False in builds without oneDNN; then none of the rest may be called but has_bfloat16 (false).
bool onednn_available();
bool onednn_has_bfloat16();
void onednn_use_one_thread();
/// gemm() by oneDNN's matmul in the precision that is set.
void onednn_gemm(const Factor& a, const Factor& b, const Tensor& c, bool accumulate);

}  // namespace lookback
