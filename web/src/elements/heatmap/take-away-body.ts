import { html, nothing } from 'lit';
import '../../messages/drawing-words';
import { formatBytes, say } from '../../messages/messages';
import { failureOf } from '../../protocol/failure';
import { toSvg } from '../../views/export-svg';
import { fileName, toCsv, toJson, toLatex, toMarkdown, toPharaoh, type Exported } from '../../views/export-text';
import '../common/choice-group';
import { shownLabel, spokenSummary } from '../common/readout';
import { textMeasure } from '../common/text-measure';
import type { Format, TakeAway } from './take-away';
import { save } from '../common/save';
import { pngOf } from './take-away-files';

const kFormats: readonly Format[] = [
  'svg',
  'png',
  'csv',
  'json',
  'pharaoh',
  'markdown',
  'latex',
  'alt',
  'link',
  'page',
];

const kTypes: Readonly<Record<Exclude<Format, 'png' | 'link' | 'page'>, readonly [string, string]>> = {
  svg: ['svg', 'image/svg+xml'],
  csv: ['csv', 'text/csv'],
  json: ['json', 'application/json'],
  pharaoh: ['pharaoh', 'text/plain'],
  markdown: ['md', 'text/markdown'],
  latex: ['tex', 'text/x-tex'],
  alt: ['txt', 'text/plain'],
};

/** The open dialog: in which form, how that looks, and what to do with it. */
export function takeAwayBody(host: TakeAway, content: Exported) {
  const { language, format } = host;
  const formats = kFormats.filter((value) => (value === 'link' ? host.link : value === 'page' ? host.page : true));
  const choices = formats.map((value) => ({ value, label: say(language, `take.${value}`) }));
  const choose = (event: CustomEvent<string>) => {
    host.format = kFormats.find((value) => value === event.detail) ?? 'svg';
    host.said = '';
  };
  return html`<lookback-choice
      .choices=${choices}
      .value=${format}
      .name=${say(language, 'take.format')}
      @choose=${choose}
    ></lookback-choice>
    <div class="preview">${preview(host, content)}</div>
    <div class="buttons">
      ${
        format === 'link'
          ? nothing
          : html`<button type="button" class="save" @click=${() => void saveFile(host, content)}>
              ${say(language, format === 'page' ? 'take.page.save' : 'take.save')}
            </button>`
      }
      ${
        format === 'png' || format === 'page'
          ? nothing
          : html`<button type="button" class="copy" @click=${() => void copyText(host, content)}>
              ${say(language, 'take.copy')}
            </button>`
      }
      <span role="status">${host.said}</span>
      <form method="dialog"><button>${say(language, 'map.close')}</button></form>
    </div>`;
}

const kProse: ReadonlySet<Format> = new Set(['alt', 'link', 'page']);

function preview(host: TakeAway, content: Exported) {
  if (host.format === 'svg' || host.format === 'png') {
    const { svg } = svgOf(host, content);
    return html`<img alt=${textOf(host, content, 'alt')} src=${`data:image/svg+xml,${encodeURIComponent(svg)}`} />`;
  }
  return html`<textarea
    readonly
    class=${kProse.has(host.format) ? 'prose' : ''}
    aria-label=${say(host.language, `take.${host.format}`)}
    .value=${textOf(host, content, host.format)}
  ></textarea>`;
}

function svgOf(host: TakeAway, { alignment, unit }: Exported) {
  const { fontSize, measure } = textMeasure(host);
  return toSvg({
    alignment,
    look: host.look,
    sourceTitle: host.sourceTitle || say(host.language, 'map.source'),
    targetTitle: host.targetTitle || say(host.language, 'map.target'),
    summary: spokenSummary(host.language, alignment, unit),
    label: (label) => shownLabel(host.language, label),
    measure: (text) => (measure(text) * 16) / fontSize,
  });
}

function textOf(host: TakeAway, content: Exported, format: Exclude<Format, 'png'>): string {
  switch (format) {
    case 'svg':
      return svgOf(host, content).svg;
    case 'csv':
      return toCsv(content);
    case 'json':
      return toJson(content);
    case 'pharaoh':
      return toPharaoh(content, host.look.links, host.look.threshold);
    case 'markdown':
      return toMarkdown(content);
    case 'latex':
      return toLatex(content);
    case 'alt':
      return spokenSummary(host.language, content.alignment, content.unit);
    case 'link':
      return host.link?.() ?? '';
    case 'page':
      return say(host.language, 'take.page.what', { size: formatBytes(host.page?.bytes ?? 0) });
  }
}

async function saveFile(host: TakeAway, content: Exported): Promise<void> {
  const { format } = host;
  if (format === 'link') return;
  if (format === 'page') return savePage(host, content);
  if (format === 'png') return save(await pngOf(svgOf(host, content), 2), fileName(content, 'png'));
  const [ending, type] = kTypes[format];
  save(new Blob([textOf(host, content, format)], { type: `${type};charset=utf-8` }), fileName(content, ending));
}

/** This page as one file that opens with what is on show: “save this lesson”. */
async function savePage(host: TakeAway, content: Exported): Promise<void> {
  const { page, language } = host;
  if (!page) return;
  host.said = say(language, 'take.page.fetching');
  try {
    const html = await page.openedWith(host.opening());
    save(new Blob([html], { type: 'text/html;charset=utf-8' }), fileName(content, 'html'));
    host.said = say(language, 'take.page.saved');
  } catch (error) {
    host.said = say(language, failureOf(error).code === 'offline' ? 'take.page.offline' : 'take.page.missing');
  }
}

async function copyText(host: TakeAway, content: Exported): Promise<void> {
  if (host.format === 'png' || host.format === 'page') return;
  try {
    await navigator.clipboard.writeText(textOf(host, content, host.format));
    host.said = say(host.language, 'take.copied');
  } catch {
    // Without permission (or on plain http) the reader's own keys still can.
    host.renderRoot.querySelector('textarea')?.select();
    host.said = say(host.language, 'take.refused');
  }
}
