import type { Fixture } from '@contract/models/tools';
import type { Reply } from './types';

/**
 * Answers that were saved by a tester's 목 데이터로 저장: put the file beside this one and add it here. It
 * then answers the same request in place of what is made up.
 */
const recorded: readonly Fixture[] = [];

const places = ['key', 'serviceKey', 'apiKey'];

function withoutKey(url: URL): string {
  const bare = new URL(url);
  for (const name of places) bare.searchParams.delete(name);
  return bare.href;
}

/** The recorded answer to a request; null when there is none. */
export function recordedReply(url: URL, among: readonly Fixture[] = recorded): Reply | null {
  const wanted = withoutKey(url);
  const exchanges = among.flatMap((fixture) => fixture.exchanges);
  const found = exchanges.find((exchange) => withoutKey(new URL(exchange.url)) === wanted);
  return found ? { status: found.status, type: found.type, body: found.body } : null;
}
