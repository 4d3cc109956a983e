import type { Page } from '@playwright/test';
import type { ModelEntry, ModelManifest } from '../../web/src/protocol/model-entry';
import { kModel } from './support';

/** Has the site ship those of its models that `isKept`, and no other. */
export async function shipOnly(page: Page, isKept: (model: ModelEntry) => boolean): Promise<void> {
  await page.route('**/weights/manifest.json', async (route) => {
    const response = await route.fetch();
    const { models } = (await response.json()) as ModelManifest;
    await route.fulfill({ response, json: { models: models.filter(isKept) } });
  });
}

/**
 * Lets the site have several models of one direction, whatever it ships: the shipped model's own files under other
 * names, so that every number on show is a real one.
 */
export async function shipUnderOtherNames(page: Page, others: readonly Partial<ModelEntry>[]): Promise<void> {
  await page.route('**/weights/manifest.json', async (route) => {
    const response = await route.fetch();
    const { models } = (await response.json()) as ModelManifest;
    const shipped = models.find(({ id }) => id === kModel)!;
    await route.fulfill({
      response,
      json: { models: [shipped, ...others.map((other) => ({ ...shipped, ...other }))] },
    });
  });
  for (const { id } of others) {
    // Fetched by the browser itself: five megabytes through the test's own process would take it longer.
    await page.route(`**/weights/${id}/*`, (route) =>
      route.continue({ url: route.request().url().replace(`/${id}/`, `/${kModel}/`) }),
    );
  }
}
