import { addMessages } from './messages';
import { zh } from './zh';

/** Imported by our own pages, and by an element in another page only where somebody reads Chinese. */
addMessages({ zh });
