import { enEmbed } from './en-embed';
import { addMessages } from './messages';
import { zhEmbed } from './zh-embed';

/** Imported by the page for frames. */
addMessages({ en: enEmbed, zh: zhEmbed });
