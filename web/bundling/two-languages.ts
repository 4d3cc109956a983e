/** The body of a page in both languages of the site. */
export interface InBoth {
  readonly en: string;
  readonly zh: string;
}

/** English stands in the page, for readers without scripts too; Chinese waits in a template until it is chosen. */
export function inBothLanguages({ en, zh }: InBoth): string {
  return `<article lang="en">\n${en}</article>
<template><article lang="zh-Hans">\n${zh}</article></template>`;
}
