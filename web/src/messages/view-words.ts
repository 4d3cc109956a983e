import { enLength } from './en-length';
import { enViews } from './en-views';
import { addMessages } from './messages';
import { zhLength } from './zh-length';
import { zhViews } from './zh-views';

/** Imported by every view that is fetched only when it is opened: its words come with it. */
addMessages({ en: { ...enViews, ...enLength }, zh: { ...zhViews, ...zhLength } });
