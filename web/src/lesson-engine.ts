import { servicesFor } from './client/services';
import { LessonEngine } from './lesson/engine';

/** The engine of this site's lesson, whichever page a section stands on. */
export function siteLessonEngine(): LessonEngine {
  const base = new URL('weights/', document.baseURI).href;
  return new LessonEngine({ ...servicesFor({ weights: base, src: '' }), saving: savesData }, base);
}

/** Not every browser has this, and then nobody asked. */
function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
