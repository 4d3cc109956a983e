import { enDrawing } from './en-drawing';
import { addMessages } from './messages';
import { zhDrawing } from './zh-drawing';

/** The words that come with the choices of how a picture is drawn, and with taking it away. */
addMessages({ en: enDrawing, zh: zhDrawing });
