import { html } from 'lit';
import { define } from '../common/define';
import { LateTag } from '../common/late-tag';

/**
 * One sentence, several minds, as a tag of its own.
 *
 * Attributes: `text`; `models` (ids, apart by blanks; else all of the direction) out of `weights` (folder of models), or
 * `src` (models' own folders, apart by blanks); `source` and `target` (languages); `loading` (`eager`: all models are
 * fetched at once, else a button says what each costs). Events: `translation` (detail: the `Translation`, one a model),
 * `error` (detail: the `Failure`).
 */
export class LookbackCompare extends LateTag {
  static override properties = {
    ...LateTag.properties,
    models: { type: String },
    source: { type: String },
    target: { type: String },
  };

  declare models: string;
  declare source: string;
  declare target: string;

  protected override readonly later = 'compare.later';

  constructor() {
    super();
    this.models = '';
    this.source = '';
    this.target = '';
  }

  protected override bring(): Promise<unknown> {
    return import('./compare-alone');
  }

  protected override inside() {
    const { text, models, source, target, weights, src, loading, language } = this;
    return html`<lookback-compare-alone
      .text=${text}
      .ids=${models}
      .source=${source}
      .target=${target}
      .weights=${weights}
      .src=${src}
      .eager=${loading === 'eager'}
      .language=${language}
    ></lookback-compare-alone>`;
  }
}

define('lookback-compare', LookbackCompare);
