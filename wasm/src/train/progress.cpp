#include "train/progress.h"

#include <cstdio>
#include <nlohmann/json.hpp>

namespace lookback {

std::string progress_line(const TrainingProgress& p) {
  char line[256];
  std::snprintf(
      line, sizeof line,
      "update %d/%d  epoch %.2f  loss %.4f  rate %.2e  norm %.2f  %.0f tokens/s  %.0f min "
      "left",
      p.update, p.updates, p.epoch, p.loss, p.learning_rate, p.gradient_norm, p.tokens_per_second,
      p.seconds_left / 60);
  std::string text = line;
  if (!p.validated) return text;
  std::snprintf(line, sizeof line, "  dev loss %.4f", p.dev_loss);
  text += line;
  if (p.dev_bleu >= 0) {
    std::snprintf(line, sizeof line, "  dev BLEU %.2f", p.dev_bleu);
    text += line;
  }
  if (!p.sample.empty()) text += "  | " + p.sample;
  return text;
}

std::string progress_json(const TrainingProgress& p) {
  nlohmann::ordered_json json{{"update", p.update},
                              {"epoch", p.epoch},
                              {"loss", p.loss},
                              {"learning_rate", p.learning_rate},
                              {"gradient_norm", p.gradient_norm},
                              {"tokens_per_second", p.tokens_per_second},
                              {"seconds", p.seconds}};
  if (p.validated) json["dev_loss"] = p.dev_loss;
  if (p.dev_bleu >= 0) json["dev_bleu"] = p.dev_bleu;
  return json.dump();
}

}  // namespace lookback
