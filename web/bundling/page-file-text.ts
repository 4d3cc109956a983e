/// <reference types="node" />
import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';

export interface PageParts {
  readonly template: string;
  readonly icon: Buffer;
  readonly styles: string;
  readonly script: string;
  /** Plain text. */
  readonly licences: string;
  /** What the page carries, by name; `engine.js` is also what its policy lets run. */
  readonly files: Readonly<Record<string, Buffer>>;
}

/** The text of a page with everything inside. */
export function pageFileOf({ template, icon, styles, script, licences, files }: PageParts): string {
  const code = harmless(script);
  const engine = files['engine.js'];
  if (!engine) throw new Error('a page file needs engine.js');
  const inside: Readonly<Record<string, string>> = {
    policy: policyFor({ scripts: [code, engine.toString()], styles }),
    icon: `data:image/svg+xml;base64,${icon.toString('base64')}`,
    licences: escaped(licences),
    files: Object.entries(files).map(carried).join('\n    '),
    script: `<script type="module">${code}</script>`,
    styles: `<style>${styles}</style>`,
    link: `<script type="application/json" id="lookback-link">""</script>`,
  };
  return template.replace(/<!-- (\w+) -->|\{\{(\w+)\}\}/g, (_, element: string, text: string) => {
    const name = element ?? text;
    const part = inside[name];
    if (part === undefined) throw new Error(`the template asks for "${name}", which is not there`);
    return part;
  });
}

/**
 * Only these very scripts and styles; no connection to anywhere: `default-src 'none'` is what holds the page to its word
 * that it asks the network for nothing.
 */
function policyFor({ scripts, styles }: { scripts: readonly string[]; styles: string }): string {
  return [
    "default-src 'none'",
    `script-src ${scripts.map(hash).join(' ')} 'wasm-unsafe-eval'`,
    'worker-src blob:',
    `style-src ${hash(styles)}`,
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * Base64 of gzip: a third more than the bytes, but plain text that survives being copied, and decoded by what every
 * browser has. (Base85 would save 6 % of the file for a decoder of our own.)
 */
function carried([name, bytes]: [string, Buffer]): string {
  const text = gzipSync(bytes, { level: 9 }).toString('base64');
  return `<script type="text/plain" data-carried="${name}">${text}</script>`;
}

/** A script that cannot end its own element. Outside of strings neither of these can stand in a program. */
function harmless(script: string): string {
  const code = script.replace(/<\/(?=script)/gi, '<\\/').replace(/<!--/g, '<\\!--');
  // The page's parser turns these into line feeds, and the hash would be another.
  if (code.includes('\r')) throw new Error('a carriage return in the script of a page file');
  return code;
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}
