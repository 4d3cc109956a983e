#include "align/link_choice.h"

#include <algorithm>
#include <span>

namespace lookback {
namespace {

/// Below it a share counts as this much: no column is ruled out, none divided by nothing.
constexpr float kFloor = 1e-6f;
constexpr float kAttentionFloor = 1e-3f;
constexpr float kErasureFloor = 2e-2f;
/// Shares that are apart by less than rounding are equal.
constexpr float kSame = 1e-6f;

std::span<float> row_of(NumberMatrix& matrix, int row) {
  const auto columns = static_cast<std::size_t>(matrix.columns);
  return std::span(matrix.values).subspan(static_cast<std::size_t>(row) * columns, columns);
}

std::span<const float> row_of(const NumberMatrix& matrix, int row) {
  const auto columns = static_cast<std::size_t>(matrix.columns);
  return std::span(matrix.values).subspan(static_cast<std::size_t>(row) * columns, columns);
}

void let_rows_sum_to_1(NumberMatrix& matrix) {
  for (int row = 0; row < matrix.rows; ++row) {
    float sum = 0;
    for (const float value : row_of(matrix, row)) sum += value;
    if (sum > 0)
      for (float& value : row_of(matrix, row)) value /= sum;
  }
}

void let_columns_sum_to_1(NumberMatrix& matrix) {
  std::vector<float> sums(static_cast<std::size_t>(matrix.columns));
  for (int row = 0; row < matrix.rows; ++row)
    for (std::size_t j = 0; j < sums.size(); ++j) sums[j] += row_of(matrix, row)[j];
  for (int row = 0; row < matrix.rows; ++row)
    for (std::size_t j = 0; j < sums.size(); ++j) row_of(matrix, row)[j] /= sums[j];
}

}  // namespace

void balance(NumberMatrix& weights, int rounds) {
  for (float& value : weights.values) value = std::max(value, kFloor);
  for (int round = 0; round < rounds; ++round) {
    let_columns_sum_to_1(weights);
    let_rows_sum_to_1(weights);
  }
}

NumberMatrix without_end(const NumberMatrix& weights) {
  NumberMatrix result{weights.rows, weights.columns - 1, {}};
  for (int row = 0; row < weights.rows; ++row) {
    const std::span<const float> values = row_of(weights, row);
    result.values.insert(result.values.end(), values.begin(), values.end() - 1);
  }
  let_rows_sum_to_1(result);
  return result;
}

NumberMatrix product(const NumberMatrix& a, const NumberMatrix& b) {
  NumberMatrix result = a;
  NumberMatrix other = b;
  let_rows_sum_to_1(result);
  let_rows_sum_to_1(other);
  for (std::size_t i = 0; i < result.values.size(); ++i)
    result.values[i] = (result.values[i] + kAttentionFloor) * (other.values[i] + kErasureFloor);
  let_rows_sum_to_1(result);
  return result;
}

AlignmentLinks links_from(const NumberMatrix& weights, int words, float threshold) {
  AlignmentLinks links;
  for (int row = 0; row < weights.rows; ++row)
    for (int j = 0; j < words; ++j)
      if (row_of(weights, row)[static_cast<std::size_t>(j)] >= threshold) links.insert({j, row});
  return links;
}

AlignmentLinks largest_links(const NumberMatrix& weights, int words) {
  AlignmentLinks links;
  for (int row = 0; row < weights.rows; ++row) {
    const std::span<const float> values = row_of(weights, row);
    const auto largest = std::max_element(values.begin(), values.end());
    if (largest == values.end() || *largest <= 0 || largest - values.begin() >= words) continue;
    for (int j = 0; j < words; ++j)
      if (values[static_cast<std::size_t>(j)] >= *largest - kSame) links.insert({j, row});
  }
  return links;
}

}  // namespace lookback
