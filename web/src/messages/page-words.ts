import { enPage } from './en-page';
import { addMessages } from './messages';
import { zhPage } from './zh-page';

/** Imported by the site's own pages; in other people's pages nothing of it is needed. */
addMessages({ en: enPage, zh: zhPage });
