import { render } from 'lit';
import { siteLessonEngine } from './lesson-engine';
import { lessonPage } from './lesson/lesson-page';
import type { SectionId } from './lesson/section-list';
import type { Language } from './messages/messages';
import { printsSheets } from './print-sheets';

/** A section of the lesson, in a frame. */
export function showSection(place: HTMLElement, only: SectionId, language: Language): void {
  const whole = `./lesson.html?lang=${language}`;
  document.body.classList.add('lesson');
  render(lessonPage({ language, engine: siteLessonEngine(), lab: './', whole, only, unknown: null }), place);
  printsSheets();
}
