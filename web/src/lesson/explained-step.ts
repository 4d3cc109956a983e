import type { SentenceTranslation, StepExplanation } from '../protocol/translation';
import { idsOf } from '../protocol/edits';
import { LiveAnswer, type Ask, type LiveFigure } from './live-figure';

/** The numbers behind one look at the source: of the very hypothesis that a figure shows, by forced decoding. */
export class ExplainedStep {
  private readonly answer: LiveAnswer;

  constructor(host: LiveFigure, place: () => StepPlace | null) {
    this.answer = new LiveAnswer(host, () => {
      const at = place();
      return at && askFor(at);
    });
  }

  get explanation(): StepExplanation | null {
    return this.answer.translation?.sentences[0]?.explanation ?? null;
  }

  get failure() {
    return this.answer.failure;
  }
}

export interface StepPlace {
  readonly like: Ask;
  readonly sentence: SentenceTranslation;
  readonly position: number;
  /** Source piece whose energy is taken apart; null for the one that is looked at most. */
  readonly source: number | null;
}

function askFor({ like, sentence, position, source }: StepPlace): Ask {
  const { target, alignment } = sentence.hypotheses[0]!;
  const width = sentence.source.tokens.length;
  const row = alignment?.values.slice(position * width, (position + 1) * width) ?? [0];
  const looked = row.indexOf(Math.max(...row));
  const explain = { position, source: source ?? looked };
  return {
    ...like,
    text: sentence.source.text,
    options: { forcedTarget: idsOf(target.tokens), explain, candidates: 0 },
  };
}
