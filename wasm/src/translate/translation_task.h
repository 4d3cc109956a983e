#pragma once
#include <memory>
#include <string_view>

#include "base/stage_clock.h"
#include "search/decoding.h"
#include "translate/loaded_model.h"
#include "translate/seq2seq_step_model.h"
#include "translate/source_text.h"
#include "translate/translation_options.h"

namespace lookback {

/// A translation that can be left between steps and dropped at any time. It holds what it needs:
/// the translator that began it may be gone.
class TranslationTask {
 public:
  /// Normalises the text and cuts it into sentences and pieces. Throws Error for options that do
  /// not suit the model or the text.
  TranslationTask(std::shared_ptr<const LoadedModel> model, std::string_view text,
                  const TranslationOptions& options);
  TranslationTask(const TranslationTask&) = delete;
  TranslationTask& operator=(const TranslationTask&) = delete;

  /// Decodes one target position of one sentence; false when there is nothing left to do.
  bool step();
  /// The translation; before the last step, what there is so far, its last sentences unfinished.
  Translation finish() const;

 private:
  bool is_done() const { return done_.size() == source_.sentences.size(); }
  DecodingOptions decoding_of(std::size_t sentence) const;
  void check_options() const;
  void begin_sentence();
  void end_sentence();

  std::shared_ptr<const LoadedModel> model_;
  TranslationOptions options_;
  SourceText source_;
  DecodingWorkspace workspace_;
  std::unique_ptr<Seq2SeqStepModel> step_model_;  // of the sentence under way
  std::unique_ptr<Decoding> decoding_;
  std::vector<SentenceTranslation> done_;
  StageClock clock_;
};

}  // namespace lookback
