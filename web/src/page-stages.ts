import { html, nothing, render } from 'lit';
import type { LookbackTranslator } from './elements/translator/lookback-translator';
import { formatTime, say, type Language } from './messages/messages';
import type { Stage, Translation } from './protocol/translation';

/** What is around the core, beside its own stages. */
const kParts = ['tokenise', 'encode', 'recurrence', 'attend', 'output', 'search', 'bindings', 'drawing'] as const;
type Part = (typeof kParts)[number];

/**
 * Where the time of the last translation went, in a line that opens under the map: the core's stages by its own clock,
 * the way between the core and the page, and the drawing, from the translation's arrival until the screen shows it.
 */
export class PageStages {
  private readonly panel = document.createElement('details');
  private language: Language = 'en';
  private shown: Translation | null = null;
  private drawing = 0;

  constructor(private readonly translator: LookbackTranslator) {
    this.panel.slot = 'stages';
    this.panel.className = 'stages';
    translator.append(this.panel);
    translator.addEventListener('change', () => void this.look());
  }

  show(language: Language): void {
    this.language = language;
    this.tell();
  }

  private async look(): Promise<void> {
    const { answer } = this.translator.state;
    const translation = answer?.origin === 'live' ? answer.translation : null;
    if (translation === this.shown) return;
    this.shown = translation;
    const arrived = performance.now();
    await this.translator.updateComplete;
    await painted();
    if (this.shown !== translation) return;
    this.drawing = performance.now() - arrived;
    this.tell();
  }

  private tell(): void {
    render(this.shown?.stages ? this.table(this.shown, this.shown.stages) : nothing, this.panel);
    this.panel.hidden = !this.shown?.stages;
  }

  private table(translation: Translation, stages: Readonly<Record<Stage, number>>) {
    const times: Readonly<Record<Part, number>> = {
      ...stages,
      bindings: translation.bindings ?? 0,
      drawing: this.drawing,
    };
    const longest = Math.max(...kParts.map((part) => times[part]));
    const pieces = translation.sentences.reduce((sum, { hypotheses }) => sum + hypotheses[0]!.target.tokens.length, 0);
    const { language } = this;
    return html`<summary>${say(language, 'stages.title')}</summary>
      <table>
        ${kParts.map(
          (part) =>
            html`<tr>
              <th scope="row">${say(language, `stages.${part}`)}</th>
              <td>${say(language, 'stages.ms', { ms: formatTime(times[part]) })}</td>
              <td aria-hidden="true"><meter min="0" max=${longest || 1} .value=${times[part]}></meter></td>
            </tr>`,
        )}
      </table>
      <p>${say(language, 'stages.note', { pieces: String(pieces) })}</p>`;
  }
}

/** Once what was changed is on the screen: a frame's callbacks run before it is drawn, messages after. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        port1.close();
        resolve();
      };
      port2.postMessage(null);
    });
  });
}
