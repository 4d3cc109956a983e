// Translates one sentence; run where code from strings is forbidden.
import { loadModel, modelFolders, readModel, startModule, translate } from './module.mjs';

const translator = loadModel(await startModule(process.argv[2]), readModel(modelFolders()[0]));
console.log(translate(translator, 'Le chat dort.').translation);
