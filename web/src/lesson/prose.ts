import { html, type TemplateResult } from 'lit';
import { formula } from './math';

/** A text of the lesson with its marks made good: `*stressed*`, `*fr:French*`, `$formula$`. */
export function prose(text: string): readonly (string | TemplateResult)[] {
  return text
    .split(/(\*[^*]+\*|\$[^$]+\$)/)
    .filter((part) => part !== '')
    .map((part) => {
      if (part.startsWith('$')) return formula(part.slice(1, -1));
      return part.startsWith('*') ? stressed(part.slice(1, -1)) : part;
    });
}

function stressed(text: string): TemplateResult {
  const french = /^fr:(.*)$/.exec(text);
  return french ? html`<i lang="fr">${french[1]}</i>` : html`<em>${text}</em>`;
}
