import { html, nothing } from 'lit';
import '../../elements/length/lookback-length';
import { LiveFigure } from '../live-figure';

/** A part of the lab's length view, fetched when it comes into view. */
export class MeasuredFigure extends LiveFigure {
  static override properties = { ...LiveFigure.properties, shows: { type: String } };

  /** Which part; `part` itself means something else to HTML. */
  declare shows: 'curves' | 'gradients';

  constructor() {
    super();
    this.shows = 'curves';
  }

  protected override render() {
    const { engine, language } = this;
    if (!this.seen || !engine?.models) return nothing;
    return html`<lookback-length
      lang=${language === 'zh' ? 'zh-Hans' : 'en'}
      parts=${this.shows}
      .services=${engine.services}
      .models=${engine.models}
    ></lookback-length>`;
  }
}

customElements.define('lesson-measured', MeasuredFigure);
