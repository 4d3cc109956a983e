import { openDocument } from './document-page';

openDocument('app.models', () => undefined);
