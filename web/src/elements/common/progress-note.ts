import { css, html, LitElement, nothing } from 'lit';
import { define } from './define';
import { formatBytes, say, type Language } from '../../messages/messages';
import type { Engine } from '../../state/store';
import { controls, tokens } from './shared-styles';

/** How far the model is on its way: a bar with bytes, or what went wrong and a way to try again. */
export class ProgressNote extends LitElement {
  static override properties = { engine: { attribute: false }, language: { type: String } };

  declare engine: Engine | null;
  declare language: Language;

  constructor() {
    super();
    this.engine = null;
    this.language = 'en';
  }

  static override styles = [
    tokens,
    controls,
    css`
      :host {
        display: block;
        font-size: 0.9em;
      }

      .line {
        display: flex;
        flex-wrap: wrap;
        gap: 0.2em 0.8em;
        align-items: baseline;
        justify-content: space-between;
        color: var(--lb-quiet);
        font-variant-numeric: tabular-nums;
      }

      .failed {
        border-left: 3px solid var(--lb-accent);
        padding: 0.1em 0 0.1em 0.7em;
      }

      .failed p {
        margin: 0 0 0.4em;
      }

      .detail {
        color: var(--lb-quiet);
        overflow-wrap: anywhere;
      }
    `,
  ];

  protected override render() {
    const { engine } = this;
    if (!engine || engine.phase === 'idle' || engine.phase === 'ready') return nothing;
    return engine.phase === 'failed' ? this.failed(engine) : this.underWay(engine);
  }

  private underWay({ phase, received, total }: Engine) {
    const starting = phase === 'starting';
    const label = say(this.language, starting ? 'progress.starting' : 'progress.loading');
    const bytes = { received: formatBytes(received), total: formatBytes(total) };
    return html`<div class="line">
        <span id="label">${label}</span
        >${total > 0 ? html`<span>${say(this.language, 'progress.bytes', bytes)}</span>` : nothing}
      </div>
      <progress aria-labelledby="label" max=${total || 1} value=${starting ? nothing : received}></progress>`;
  }

  private failed({ failure }: Engine) {
    const retry = () => this.dispatchEvent(new CustomEvent('retry', { bubbles: true, composed: true }));
    return html`<div class="failed" role="alert">
      <p>
        ${say(this.language, `failure.${failure?.code ?? 'internal'}`)}
        ${failure?.detail ? html`<span class="detail">(${failure.detail})</span>` : nothing}
      </p>
      <button type="button" @click=${retry}>${say(this.language, 'progress.retry')}</button>
    </div>`;
  }
}

define('lookback-progress', ProgressNote);
