import { recorded } from './recorded/index';
import type { Recorded, Reply } from './types';

const places = ['key', 'serviceKey', 'apiKey'];

function withoutKey(url: URL): string {
  const bare = new URL(url);
  for (const name of places) bare.searchParams.delete(name);
  return bare.href;
}

/**
 * The recorded answer to a request, which replaces an invented one; null without one.
 * @param among files of the folder `recorded`, which `npm run recorded` lists in its `index.ts`
 */
export function recordedReply(url: URL, among: readonly Recorded[] = recorded): Reply | null {
  const wanted = withoutKey(url);
  const exchanges = among.flatMap((fixture) => fixture.exchanges);
  const found = exchanges.find((exchange) => withoutKey(new URL(exchange.url)) === wanted);
  return found ? { status: found.status, type: found.type, body: found.body } : null;
}
