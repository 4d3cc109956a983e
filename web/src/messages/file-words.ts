import { enFiles } from './en-files';
import { addMessages } from './messages';
import { zhFiles } from './zh-files';

/** The words that come with the readers of attention files. */
addMessages({ en: enFiles, zh: zhFiles });
