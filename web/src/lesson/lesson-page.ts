import { html, nothing, type TemplateResult } from 'lit';
import { tell } from '../messages/lesson';
import { kSections, type AskedSection, type SectionId } from './section-list';
import { sectionBody, type Teaching } from './sections';

export interface LessonView extends Teaching, AskedSection {
  /** Address of the whole lesson. */
  readonly whole: string;
}

/** The whole page under its header. */
export function lessonPage(view: LessonView): TemplateResult {
  if (view.only) return html`${section(view, view.only)} ${toTheWhole(view, view.only)}`;
  return html`
    <h1>${tell(view.language, 'lesson.title')}</h1>
    ${
      view.unknown === null
        ? nothing
        : html`<p role="status">${tell(view.language, 'lesson.unknown', { section: view.unknown })}</p>`
    }
    <p class="lead">${tell(view.language, 'lesson.lead')}</p>
    ${contents(view)} ${kSections.map((id) => section(view, id))}
  `;
}

function contents({ language }: LessonView) {
  return html`<nav aria-label=${tell(language, 'lesson.contents')}>
    <ol>
      ${kSections.map((id) => html`<li class=${id}><a href=${`#${id}`}>${tell(language, `${id}.title`)}</a></li>`)}
    </ol>
  </nav>`;
}

function section(view: LessonView, id: SectionId) {
  // The worksheet is no part of the course.
  const number =
    id === 'worksheet' ? nothing : html`<span class="number" aria-hidden="true">${kSections.indexOf(id) + 1}</span>`;
  const title = html`${number}${tell(view.language, `${id}.title`)}`;
  return html`<section id=${id} class="section" aria-labelledby=${`${id}-title`}>
    ${
      view.only
        ? html`<h1 id=${`${id}-title`}>${title}</h1>`
        : html`<h2 id=${`${id}-title`}>
            ${title}<a class="anchor" href=${`#${id}`} aria-label=${tell(view.language, 'lesson.link')}>#</a>
          </h2>`
    }
    ${sectionBody(id, view)}
  </section>`;
}

function toTheWhole({ language, whole }: LessonView, id: SectionId) {
  const title = tell(language, 'lesson.title');
  return html`<p class="whole">
    <a href=${`${whole}#${id}`} target="_blank" rel="noopener">${tell(language, 'lesson.whole', { title })}</a>
  </p>`;
}
