import { html } from 'lit';
import { define } from '../common/define';
import { LateTag } from '../common/late-tag';

/**
 * Decoding step by step, as a tag of its own.
 *
 * Attributes: `text`, `model`; `weights` (folder of models) or `src` (one model's own folder); `loading` (`eager`: not
 * only once visible). Events: `translation` (detail: the `Translation`), `error` (detail: the `Failure`).
 */
export class LookbackSteps extends LateTag {
  static override properties = { ...LateTag.properties, model: { type: String } };

  declare model: string;

  protected override readonly later = 'steps.later';

  constructor() {
    super();
    this.model = '';
  }

  protected override bring(): Promise<unknown> {
    return import('./steps-alone');
  }

  protected override inside() {
    const { text, model, weights, src, language } = this;
    return html`<lookback-steps-alone
      .text=${text}
      .model=${model}
      .weights=${weights}
      .src=${src}
      .language=${language}
    ></lookback-steps-alone>`;
  }
}

define('lookback-steps', LookbackSteps);
