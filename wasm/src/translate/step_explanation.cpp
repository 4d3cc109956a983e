#include "translate/step_explanation.h"

#include <algorithm>
#include <cmath>

namespace lookback {
namespace {

/// More than these nobody adds up by hand; the others are given as one sum.
constexpr std::size_t kMostTerms = 6;
/// Of vectors of hundreds of numbers, the first.
constexpr int kShownNumbers = 8;

std::vector<float> first_numbers(const Tensor& x, int column = 0) {
  const float* values = x.column(column);
  return {values, values + std::min(x.rows, kShownNumbers)};
}

NumberMatrix first_numbers_of_all(const Tensor& annotations) {
  NumberMatrix matrix{annotations.cols, std::min(annotations.rows, kShownNumbers), {}};
  for (int j = 0; j < annotations.cols; ++j) {
    const std::vector<float> numbers = first_numbers(annotations, j);
    matrix.values.insert(matrix.values.end(), numbers.begin(), numbers.end());
  }
  return matrix;
}

/// All terms of k_jᵀ q, or of vᵀ tanh(k_j + q).
std::vector<EnergyTerm> all_terms(const float* key, const Tensor& query, const Tensor& weights) {
  std::vector<EnergyTerm> terms;
  for (int i = 0; i < query.rows; ++i) {
    EnergyTerm term{i, key[i], query.column(0)[i], 1, 0};
    if (is_set(weights)) term.weight = weights.column(0)[i];
    term.value =
        is_set(weights) ? term.weight * std::tanh(term.key + term.query) : term.key * term.query;
    terms.push_back(term);
  }
  return terms;
}

/// Keeps the largest and adds up the others.
void keep_largest(StepExplanation& explanation) {
  std::vector<EnergyTerm>& terms = explanation.terms;
  explanation.dimensions = static_cast<int>(terms.size());
  std::stable_sort(terms.begin(), terms.end(), [](const EnergyTerm& a, const EnergyTerm& b) {
    return std::abs(a.value) > std::abs(b.value);
  });
  for (std::size_t i = kMostTerms; i < terms.size(); ++i) explanation.rest += terms[i].value;
  terms.resize(std::min(terms.size(), kMostTerms));
}

}  // namespace

StepExplanation explain_look(const Attention<Tensor>& attention,
                             const AttendedSource<Tensor>& source, const Attended<Tensor>& attended,
                             ExplainedPlace place) {
  StepExplanation result;
  result.place = place;
  result.context = first_numbers(attended.context);
  const AttentionScorer<Tensor>* scorer = attention.scorer();
  if (scorer == nullptr) return result;
  result.state = first_numbers(attended.state);
  result.annotations = first_numbers_of_all(source.annotations.states);
  result.terms = all_terms(source.keys.column(place.source), scorer->query(attended.state),
                           scorer->energy_weights());
  keep_largest(result);
  return result;
}

}  // namespace lookback
