#pragma once
#include <vector>

#include "nn/attention.h"
#include "translate/translation.h"

namespace lookback {

/// What one look at the source was computed from. `attended` has one column, and the place lies
/// inside the source.
StepExplanation explain_look(const Attention<Tensor>& attention,
                             const AttendedSource<Tensor>& source, const Attended<Tensor>& attended,
                             ExplainedPlace place);

}  // namespace lookback
