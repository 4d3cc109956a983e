import { fetchMeasurements } from '../client/measurements';
import { parseCatalog } from '../client/model-catalog';
import { servicesFor, type PageServices } from '../client/services';
import { carriedFile, carries } from './carried';

/** The usual services, with the model and its measurements out of the page itself. */
export function carriedServices(): PageServices {
  const usual = servicesFor({ weights: '', src: '' });
  const catalog = async () => {
    const [model] = parseCatalog(await carriedFile('manifest.json').text());
    if (!model) return [];
    usual.client.offer(model.id, Object.fromEntries(Object.keys(model.files).map((name) => [name, carriedFile(name)])));
    return [model];
  };
  return { ...usual, catalog, measurements: () => fetchMeasurements('https://page.invalid/', answerFromPage) };
}

/** Looks like the network, and is the page. */
function answerFromPage(url: RequestInfo | URL): Promise<Response> {
  const { pathname } = new URL(url instanceof Request ? url.url : url);
  const name = pathname.split('/').pop()!;
  return Promise.resolve(carries(name) ? new Response(carriedFile(name)) : new Response(null, { status: 404 }));
}
