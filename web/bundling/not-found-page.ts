/// <reference types="node" />
import { createHash } from 'node:crypto';
import { say, type Language, type MessageKey } from '../src/messages/messages';
import '../src/messages/page-words';
import '../src/messages/zh-words';

/** The pages that people read, with their names. */
const kPages: readonly (readonly [address: string, name: MessageKey])[] = [
  ['./', 'app.lab'],
  ['./lesson.html', 'app.lesson'],
  ['./models.html', 'app.models'],
  ['./guide.html', 'app.guide'],
];

interface Texts {
  readonly title: string;
  readonly lead: string;
  /** For browsers without scripts, and for addresses that lie too deep. */
  readonly lost: string;
}

const kTexts: Readonly<Record<Language, Texts>> = {
  en: {
    title: 'There is no such page',
    lead: 'Nothing of this site has that address. These pages are here:',
    lost: 'If they do not open, take away the end of the address above, one part after the other.',
  },
  zh: {
    title: '没有这个页面',
    lead: '这个地址没有对应的内容。本站有这些页面：',
    lost: '如果打不开，请把上方地址末尾的部分一段一段地删去再试。',
  },
};

/** How many folders above its address the page looks for the site's beginning. */
const kDeepest = 12;

const kStyle = `:root{color-scheme:light dark;background:light-dark(#fbfaf6,#171715);color:light-dark(#1d1c19,#ece8de);
font:1.1rem/1.6 system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans','PingFang SC','Microsoft YaHei','Noto Sans CJK SC',sans-serif}
body{max-width:34rem;margin:12vh auto 3rem;padding:0 1.2rem}h1{margin:0 0 .4rem;font-size:1.5rem}.lost{font-size:.9em}section+section{margin-top:2.5rem}
a{color:inherit;text-underline-offset:.2em}`;

/**
 * What a visitor gets for an address that this site does not have, in both languages. Static hosts show `404.html` at
 * whatever address was asked for: there a script finds out where the site begins (src/lost-page.ts). A server that knows
 * it says it as `base`, and then no script is needed.
 */
export function notFoundPage(base?: string): string {
  const hash = createHash('sha256').update(kStyle).digest('base64');
  const policy = `default-src 'none'; style-src 'sha256-${hash}'${base === undefined ? "; script-src 'self'" : ''}`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8" />
<meta http-equiv="Content-Security-Policy" content="${policy}" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
${base === undefined ? scripts() : `<base href="${base}" />`}
<title>${say('en', 'app.title')} · 404</title>
<style>${kStyle}</style>
</head>
<body>
<main>
${part('en', base === undefined)}
${part('zh', base === undefined)}
</main>
</body>
</html>
`;
}

/** Nearest folder first. At the root of a host `../` leads nowhere further, and a browser asks for the same file once. */
function scripts(): string {
  const folders = Array.from({ length: kDeepest + 1 }, (_, above) => (above === 0 ? './' : '../'.repeat(above)));
  return folders.map((folder) => `<script type="module" src="${folder}lost-page.js"></script>`).join('\n');
}

function part(language: Language, mayBeLost: boolean): string {
  const { title, lead, lost } = kTexts[language];
  const links = kPages.map(([address, name]) => `<li><a href="${address}">${say(language, name)}</a></li>`);
  return `<section lang="${language === 'zh' ? 'zh-Hans' : 'en'}">
<h1>${title}</h1>
<p>${lead}</p>
<ul>${links.join('')}</ul>${mayBeLost ? `\n<p class="lost">${lost}</p>` : ''}
</section>`;
}
