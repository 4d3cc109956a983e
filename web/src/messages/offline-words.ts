import { enOffline } from './en-offline';
import { addMessages } from './messages';
import { zhOffline } from './zh-offline';

/** The words that come with what is offered for use without network. */
addMessages({ en: enOffline, zh: zhOffline });
