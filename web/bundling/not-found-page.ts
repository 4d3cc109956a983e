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

const kTexts: Readonly<Record<Language, { readonly title: string; readonly lead: string }>> = {
  en: { title: 'There is no such page', lead: 'Nothing of this site has that address. These pages are here:' },
  zh: { title: '没有这个页面', lead: '这个地址没有对应的内容。本站有这些页面：' },
};

const kStyle = `:root{color-scheme:light dark;background:light-dark(#fbfaf6,#171715);color:light-dark(#1d1c19,#ece8de);
font:1.1rem/1.6 system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans','PingFang SC','Microsoft YaHei','Noto Sans CJK SC',sans-serif}
body{max-width:34rem;margin:12vh auto 3rem;padding:0 1.2rem}h1{margin:0 0 .4rem;font-size:1.5rem}section+section{margin-top:2.5rem}
a{color:inherit;text-underline-offset:.2em}`;

/**
 * What a visitor gets for an address that this site does not have, in both languages and without any script. Static
 * hosts show `404.html` at whatever address was asked for; a server that knows where the site begins says it as `base`.
 */
export function notFoundPage(base?: string): string {
  const hash = createHash('sha256').update(kStyle).digest('base64');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8" />
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'sha256-${hash}'" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
${base === undefined ? '' : `<base href="${base}" />\n`}<title>${say('en', 'app.title')} · 404</title>
<style>${kStyle}</style>
</head>
<body>
<main>
${part('en')}
${part('zh')}
</main>
</body>
</html>
`;
}

function part(language: Language): string {
  const { title, lead } = kTexts[language];
  const links = kPages.map(([address, name]) => `<li><a href="${address}">${say(language, name)}</a></li>`);
  return `<section lang="${language === 'zh' ? 'zh-Hans' : 'en'}">
<h1>${title}</h1>
<p>${lead}</p>
<ul>${links.join('')}</ul>
</section>`;
}
