// The module's surface as module.d.ts promises it: errors, views, checksums, memory.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { kBuilds, loadModel, modelFolders, readModel, startModule, translate } from './module.mjs';

const files = readModel(modelFolders()[0]);
const kText = 'Le chat dort. Où est la clé ?';

for (const build of Object.keys(kBuilds))
  describe(`the module ${build}`, () => {
    let module;
    before(async () => {
      module = await startModule(build);
    });

    test('hashes bytes', () => {
      for (const bytes of [new Uint8Array(), files['config.json'], files['model.safetensors']]) {
        assert.equal(module.sha256Hex(bytes), createHash('sha256').update(bytes).digest('hex'));
      }
    });

    test('says what model it has', () => {
      const translator = loadModel(module, files);
      const info = JSON.parse(translator.modelInfo());
      assert.deepEqual([info.id, info.source, info.target, info.scorer], ['tiny', 'fr', 'en', 'additive']);
      translator.delete();
    });

    test('says in the core’s own words which sizes do not fit', () => {
      const config = JSON.parse(Buffer.from(files['config.json']).toString());
      const check = (change) => module.checkConfig(JSON.stringify({ ...config, ...change }));
      const { encoder_size: h } = config;
      assert.doesNotThrow(() => check({}));
      assert.doesNotThrow(() => check({ scorer: 'general', attention_size: 0, decoder_size: h }));
      assert.throws(() => check({ scorer: 'dot', attention_size: 0, decoder_size: h }), /to be twice 'encoder_size'/);
      assert.throws(() => module.checkConfig('{'), /Error/);
    });

    test('checks a file against its hash', () => {
      const incoming = new module.ModelFiles();
      const bytes = files['config.json'];
      incoming.addFile('config.json', bytes.length).set(bytes);
      const hash = createHash('sha256').update(bytes).digest('hex');
      incoming.verify('config.json', hash);
      assert.throws(
        () =>
          incoming.verify(
            'config.json',
            hash.replace(/^./, (c) => (c === '0' ? '1' : '0')),
          ),
        /damaged/,
      );
      assert.throws(() => incoming.verify('other.json', hash), /no file other\.json/);
      incoming.addFile('config.json', 3).set([1, 2, 3]);
      assert.throws(() => incoming.verify('config.json', hash), /damaged/);
      incoming.delete();
    });

    test('throws Errors with the core’s sentence', () => {
      assert.throws(() => loadModel(module, {}), { name: 'Error', message: /the model lacks config\.json/ });
      assert.throws(() => loadModel(module, { ...files, 'model.safetensors': Buffer.from('<!doctype html>') }), Error);
      const translator = loadModel(module, files);
      assert.throws(() => translator.start('a', '{"beamSize":0}'), { name: 'Error', message: /'beamSize'/ });
      assert.throws(() => translator.start('a', '{'), /not valid JSON/);
      assert.throws(() => translator.start('a', '{"beamsize":3}'), /perhaps 'beamSize'/);
      translator.delete();
    });

    test('goes on after thousands of errors', () => {
      const translator = loadModel(module, files);
      for (let i = 0; i < 5000; i += 1) assert.throws(() => translator.start('a', '{"beamSize":0}'));
      assert.ok(translate(translator, kText).translation.length > 0);
      translator.delete();
    });

    test('lets tasks outlive their translator', () => {
      const translator = loadModel(module, files);
      const task = translator.start(kText, '{}');
      const expected = translate(translator, kText).translation;
      translator.delete();
      while (task.step());
      assert.equal(JSON.parse(task.finish()).translation, expected);
      task.delete();
    });

    test('answers half-way and lets a task be dropped', () => {
      const translator = loadModel(module, files);
      const task = translator.start(kText, '{}');
      assert.equal(JSON.parse(task.finish()).sentences.length, 2);
      task.step();
      assert.equal(JSON.parse(task.finish()).sentences[0].hypotheses[0].finished, false);
      task.delete();
      translator.delete();
    });

    test('gives memory back', async () => {
      const fresh = await startModule(build);
      const round = () => {
        const translator = loadModel(fresh, files);
        translate(translator, kText);
        const dropped = translator.start(kText, '{}');
        dropped.step();
        dropped.delete();
        translator.delete();
      };
      for (let i = 0; i < 5; i += 1) round();
      const held = memoryOf(fresh);
      for (let i = 0; i < 60; i += 1) round();
      assert.equal(memoryOf(fresh), held);
    });

    test('needs no eval', () => {
      const script = fileURLToPath(new URL('translate-once.mjs', import.meta.url));
      const answer = execFileSync(process.execPath, ['--disallow-code-generation-from-strings', script, build], {
        encoding: 'utf8',
      });
      assert.ok(answer.trim().length > 0);
    });
  });

/** Bytes of the module's memory, as seen through a view of it. */
function memoryOf(module) {
  const incoming = new module.ModelFiles();
  const size = incoming.addFile('probe', 1).buffer.byteLength;
  incoming.delete();
  return size;
}
