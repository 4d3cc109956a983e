import { html, nothing } from 'lit';
import '../../elements/compare/compare-pane';
import '../../elements/compare/sizes-figure';
import { LiveFigure } from '../live-figure';

/** One sentence through all models of the site, or, where there is one only, the sizes that decide who fits. */
export class MindsFigure extends LiveFigure {
  static override properties = { ...LiveFigure.properties, text: { type: String } };

  declare text: string;

  constructor() {
    super();
    this.text = '';
  }

  protected override render() {
    const { engine, language } = this;
    if (!engine?.models) return nothing;
    if (engine.all().length < 2) {
      return html`<lookback-sizes .language=${language} .check=${this.check}></lookback-sizes>`;
    }
    return html`<lookback-compare-pane
      lang=${language === 'zh' ? 'zh-Hans' : 'en'}
      .services=${engine.services}
      .models=${engine.all()}
      .text=${this.text}
    ></lookback-compare-pane>`;
  }

  /** What the core says against a config. */
  private readonly check = (config: string): Promise<string | null> =>
    this.engine?.services.client.checkConfig?.(config) ?? Promise.resolve(null);
}

customElements.define('lesson-minds', MindsFigure);
