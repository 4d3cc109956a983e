import { html, LitElement } from 'lit';
import '../../elements/heatmap/lookback-heatmap';
import type { Place } from '../../elements/common/events';
import { tokens } from '../../elements/common/shared-styles';
import { tell } from '../../messages/lesson';
import type { Language } from '../../messages/messages';
import { kDefaultLook } from '../../protocol/look';
import type { Alignment, Label } from '../../views/alignment-view';
import { figureStyles } from '../figure-styles';

const words = (...texts: string[]): Label[] =>
  texts.map((text) => ({ text, begin: 0, end: text.length, isEnd: false, continues: false }));

/** The lecture's example: weights as one would draw them, of no model. */
export const kBlackboard: Alignment = {
  rows: words('我', '喜欢', '深度', '学习'),
  columns: words('I', 'love', 'deep', 'learning'),
  matrix: {
    rows: 4,
    columns: 4,
    values: [
      ...[0.55, 0.3, 0.1, 0.05],
      ...[0.2, 0.45, 0.25, 0.1],
      ...[0.05, 0.2, 0.5, 0.25],
      ...[0.05, 0.1, 0.3, 0.55],
    ],
  },
};

/** A map as on a blackboard, and marked as such. */
export class BlackboardFigure extends LitElement {
  static override properties = { language: { type: String }, here: { state: true } };
  static override styles = [tokens, figureStyles];

  declare language: Language;
  declare here: Place | null;

  private readonly look = { ...kDefaultLook, numbers: true };

  constructor() {
    super();
    this.language = 'en';
    this.here = null;
  }

  protected override render() {
    return html`<lookback-heatmap
        .alignment=${kBlackboard}
        .highlight=${this.here}
        .look=${this.look}
        .language=${this.language}
        source-language="en"
        target-language="zh-Hans"
        @point=${(event: CustomEvent<Place>) => (this.here = event.detail)}
      ></lookback-heatmap>
      <p class="quiet">${tell(this.language, 'idea.illustrative')}</p>`;
  }
}

customElements.define('lesson-blackboard', BlackboardFigure);
