import { afterEach, describe, expect, it } from 'vitest';
import { dropped } from '../../../../web/src/elements/translator/dropped';
import { folderDropped, folderOf } from '../../../../web/src/elements/translator/model-files';
import { until } from '../../support/shadow';
import { OwnModel } from '../../../../web/src/elements/translator/own-model';

/** A file as a folder picker hands it over. */
function picked(path: string, content = path): File {
  const file = new File([content], path.slice(path.lastIndexOf('/') + 1));
  Object.defineProperty(file, 'webkitRelativePath', { value: path });
  return file;
}

const names = (folder: Readonly<Record<string, File>>) => Object.keys(folder).sort();

describe('the model folder among files', () => {
  it('is the one with a config, and other files are left where they are', () => {
    const folder = folderOf([
      picked('run/notes.txt'),
      picked('run/best/config.json'),
      picked('run/best/model.safetensors'),
      picked('run/best/golden.json'),
      picked('run/model.safetensors'),
    ]);
    expect(names(folder)).toEqual(['config.json', 'model.safetensors']);
    expect(folder['config.json']!.webkitRelativePath).toBe('run/best/config.json');
  });

  it('is the highest where there are several', () => {
    const folder = folderOf([picked('run/old/config.json'), picked('run/config.json')]);
    expect(folder['config.json']!.webkitRelativePath).toBe('run/config.json');
  });

  it('is what there is where no config is, so that the core can say what lacks', () => {
    expect(names(folderOf([picked('x/model.safetensors')]))).toEqual(['model.safetensors']);
    expect(folderOf([picked('x/photo.png')])).toEqual({});
  });

  it('is found among dropped files', async () => {
    const transfer = new DataTransfer();
    for (const name of ['config.json', 'model.safetensors', 'readme.md']) transfer.items.add(new File(['x'], name));
    expect(names(await folderDropped(dropped(transfer)))).toEqual(['config.json', 'model.safetensors']);
  });
});

describe('lookback-own', () => {
  afterEach(() => document.body.replaceChildren());

  async function mount(): Promise<OwnModel> {
    const element = new OwnModel();
    document.body.append(element);
    await element.updateComplete;
    return element;
  }

  it('says which files were picked, and lets the same folder be picked again', async () => {
    const element = await mount();
    const heard: string[][] = [];
    element.addEventListener('open-model', (event) => {
      void (event as CustomEvent<Promise<Record<string, File>>>).detail.then((folder) => heard.push(names(folder)));
    });
    const input = element.shadowRoot!.querySelector('input')!;
    const transfer = new DataTransfer();
    transfer.items.add(new File(['{}'], 'config.json'));
    input.files = transfer.files;
    input.dispatchEvent(new Event('change'));
    await until(() => heard.length > 0, 'the files');
    expect(heard).toEqual([['config.json']]);
    expect(input.files).toHaveLength(0);
  });

  it('shows the core’s own sentence when a folder cannot be used', async () => {
    const element = await mount();
    element.failure = { code: 'bad-model', detail: 'the model lacks model.safetensors' };
    await element.updateComplete;
    const alert = element.shadowRoot!.querySelector('[role="alert"]')!;
    expect(alert.textContent.replace(/\s+/g, ' ').trim()).toBe(
      'The model’s files cannot be used. the model lacks model.safetensors',
    );
  });
});
