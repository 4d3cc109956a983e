import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import type * as real from '../../../web/src/lookback';
import { embedTypes } from '../../../web/bundling/types-plugin';
import type * as published from '../../../web/types/lookback-elements';

/** The properties that we publish and that an `HTMLElement` does not have anyway. */
type Own<Element> = Omit<Element, keyof HTMLElement>;
/** True only if the real element has each of them, with the same type to read and to write. */
type Holds<Real, Published> =
  Own<Published> extends Pick<Real, keyof Own<Published> & keyof Real>
    ? Pick<Real, keyof Own<Published> & keyof Real> extends Own<Published>
      ? true
      : false
    : false;

/** Compiled by `npm run typecheck`: an element that changes without its published type does not compile here. */
const kHeld: readonly [
  Holds<real.LookbackTranslator, published.LookbackTranslator>,
  Holds<real.LookbackSteps, published.LookbackSteps>,
  Holds<real.LookbackCompare, published.LookbackCompare>,
  Holds<real.LookbackHeatmap, published.LookbackHeatmap>,
] = [true, true, true, true];

/** What a strict compiler says of a page's script against the published file. */
function complaints(script: string): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'lookback-types-'));
  writeFileSync(join(folder, 'lookback.d.ts'), embedTypes());
  writeFileSync(join(folder, 'page.ts'), script);
  const program = ts.createProgram([join(folder, 'page.ts')], {
    strict: true,
    noEmit: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: [],
  });
  // Not the compiler's own libraries: they take long, and are not ours.
  const ours = ['page.ts', 'lookback.d.ts'].map((name) => program.getSourceFile(join(folder, name))!);
  const said = ours.flatMap((file) => [
    ...program.getSyntacticDiagnostics(file),
    ...program.getSemanticDiagnostics(file),
  ]);
  return said.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

/** A compiler on a busy machine. */
const kPatience = 300_000;

describe('the published types', { timeout: kPatience }, () => {
  it('are those of the real elements', () => {
    expect(kHeld).toEqual([true, true, true, true]);
  });

  it('know tags, properties and events', () => {
    const script = `import { LookbackTranslator, type Translation } from './lookback.js';
      const element = document.createElement('lookback-translator');
      element.text = 'Bonjour';
      const same: LookbackTranslator = element;
      same.addEventListener('translation', ({ detail }) => {
        const whole: Translation = detail;
        console.log(whole.sentences[0]?.hypotheses[0]?.wordAlignment?.values);
      });
      same.addEventListener('error', ({ detail: { code } }) => console.log(code === 'not-found'));
      same.addEventListener('click', () => undefined);
      document.body.addEventListener('translation', ({ detail }) => console.log(detail.model));
      document.querySelector('lookback-heatmap')!.sentence = 2;
      document.querySelector('lookback-compare')!.models = 'fr-en-dot fr-en-additive';`;
    expect(complaints(script)).toEqual([]);
  });

  it('refuse what is not there', () => {
    const script = `import './lookback.js';
      const element = document.createElement('lookback-steps');
      element.text = 1;
      element.engine = null;
      element.addEventListener('error', ({ detail }) => console.log(detail.code === 'nonsense'));`;
    expect(complaints(script)).toHaveLength(3);
  });
});
