import { expect, it } from 'vitest';
import { modelName, modelTitle, shortModelName } from '../../../../web/src/elements/common/model-names';
import '../../../../web/src/messages/zh-words';
import type { ModelEntry } from '../../../../web/src/protocol/model-entry';

const entry = (scorer: ModelEntry['scorer'], more: Partial<ModelEntry> = {}): ModelEntry => ({
  ...{ id: 'x', title: 'x', source: 'fr', target: 'en', scorer, bytes: 1, files: {} },
  ...more,
});

it('a Chinese name that stands alone says that it is about attention; beside the others it is short', () => {
  expect(modelName('zh', entry('additive'))).toBe('加性注意力');
  expect(modelName('zh', entry('dot', { wiring: 'context_out' }))).toBe('点积注意力（后接上下文）');
  expect(modelName('zh', entry('none'))).toBe('无注意力');
  expect(shortModelName('zh', entry('additive'))).toBe('加性');
  expect(modelTitle('zh', entry('additive'))).toBe('法语 → 英语，加性注意力');
});

it('an English name is the same in both places', () => {
  for (const scorer of ['none', 'dot', 'reduced_rank'] as const)
    expect(modelName('en', entry(scorer))).toBe(shortModelName('en', entry(scorer)));
  expect(modelName('en', entry('dot', { own: true }))).toBe('yours: dot');
});
