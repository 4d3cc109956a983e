#include "autograd/owed_gradients.h"

#include <algorithm>

#include "math/arena.h"

namespace lookback {
namespace {

/// Sums over multiples of so many columns, so that products of few different shapes occur.
constexpr int kColumns = 64;

/// The columns of all parts, one after the other in `out`, then zeros.
template <class Element, class Column>
void copy_columns(const std::vector<Factor>& parts, int rows, Element* out, Element* end,
                  Column column) {
  for (const Factor& part : parts)
    for (int c = 0; c < part.values.cols; ++c) out = std::copy_n(column(part, c), rows, out);
  std::fill(out, end, Element{});
}

Factor side_by_side(const std::vector<Factor>& parts) {
  if (parts.size() == 1) return parts[0];
  int columns = 0;
  for (const Factor& part : parts) columns += part.values.cols;
  columns = (columns + kColumns - 1) / kColumns * kColumns;
  const int rows = parts[0].values.rows;
  const std::size_t count = static_cast<std::size_t>(rows) * static_cast<std::size_t>(columns);
  const bool rounded = parts[0].rounded != nullptr;
  float* memory = current_arena().allocate(rounded ? (count + 1) / 2 : count);
  Factor all{{memory, rows, columns, rows}, nullptr, false};
  if (!rounded) {
    copy_columns(parts, rows, memory, memory + count,
                 [](const Factor& part, int c) { return part.values.column(c); });
    return all;
  }
  auto* out = reinterpret_cast<std::uint16_t*>(memory);
  copy_columns(parts, rows, out, out + count, [](const Factor& part, int c) {
    return part.rounded + static_cast<std::ptrdiff_t>(c) * part.values.stride;
  });
  all.rounded = out;
  return all;
}

}  // namespace

void OwedGradients::owe(const Var& w, const Factor& x, const Factor& dy) {
  const auto same = [&](const Debt& debt) { return debt.w.node() == w.node(); };
  auto debt = std::find_if(debts_.begin(), debts_.end(), same);
  if (debt == debts_.end()) debt = debts_.insert(debts_.end(), {w, {}, {}});
  debt->x.push_back(x);
  debt->dy.push_back(dy);
}

void OwedGradients::settle() {
  for (const Debt& debt : debts_) {
    Factor dy = side_by_side(debt.dy);
    dy.transposed = true;
    gemm(side_by_side(debt.x), dy, debt.w.gradient(), true);
  }
  debts_.clear();
}

}  // namespace lookback
