// The models that the embed guide names, in both languages, written between two markers from the manifest.
const kBegin = '<!-- models: written by `npm run measure` -->';
const kEnd = '<!-- /models -->';

const kWords = {
  en: {
    head: ['`model`', '`source`', '`target`', 'how it asks'],
    scorers: {
      ...{ none: 'no attention', dot: 'dot', general: 'bilinear' },
      ...{ reduced_rank: 'reduced-rank', additive: 'additive' },
    },
    late: (scorer) => `${scorer}, context late`,
  },
  zh: {
    head: ['`model`', '`source`', '`target`', '怎样提问'],
    scorers: {
      ...{ none: '无注意力', dot: '点积', general: '双线性' },
      ...{ reduced_rank: '低秩', additive: '加性' },
    },
    late: (scorer) => `${scorer}（后接上下文）`,
  },
};

function guideTable(models, { head, scorers, late }) {
  const rows = models.map(({ id, source, target, scorer, wiring }) => {
    const asks = wiring === 'context_out' ? late(scorers[scorer]) : scorers[scorer];
    return `| \`${id}\` | \`${source}\` | \`${target}\` | ${asks} |`;
  });
  return [`| ${head.join(' | ')} |`, `|${' --- |'.repeat(head.length)}`, ...rows].join('\n');
}

/** The guide's text with the models of the manifest between its markers. */
export function withGuideModels(text, models, language) {
  const [begin, end] = [text.indexOf(kBegin), text.indexOf(kEnd)];
  if (begin < 0 || end < begin) throw new Error(`The guide lacks ${kBegin} or ${kEnd}.`);
  return `${text.slice(0, begin + kBegin.length)}\n\n${guideTable(models, kWords[language])}\n\n${text.slice(end)}`;
}

/** The guide's files, by language. */
export const kGuides = { en: 'docs/embedding.md', zh: 'docs/embedding.zh.md' };
