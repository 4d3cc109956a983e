#pragma once
#include <fstream>
#include <string>
#include <vector>

#include "base/error.h"

/// Lines of two columns whose scores an independent scorer gave; see fixtures/README.md.
struct ScoredSegments {
  std::vector<std::string> hypotheses, references;
};

inline std::ifstream open_metric_fixture(const std::string& name) {
  std::ifstream in(LOOKBACK_SOURCE_DIR "/tests/cpp/metrics/fixtures/" + name);
  lookback::require(in.good(), "no fixture ", name);
  return in;
}

inline ScoredSegments read_segments(const std::string& name) {
  std::ifstream in = open_metric_fixture(name + ".tsv");
  ScoredSegments segments;
  for (std::string line; std::getline(in, line);) {
    const std::size_t tab = line.find('\t');
    segments.hypotheses.push_back(line.substr(0, tab));
    segments.references.push_back(line.substr(tab + 1));
  }
  return segments;
}

/// The independent scorer's figure for one file and metric.
inline double expected_score(const std::string& name, const std::string& metric) {
  std::ifstream in = open_metric_fixture("expected.tsv");
  std::string file, what;
  double score = 0;
  while (in >> file >> what >> score)
    if (file == name && what == metric) return score;
  throw lookback::Error("no expected score for " + name + ", " + metric);
}
