import { simulatedLine } from '@adapters/simulated-line';
import type { Line, Send } from '@adapters/types';
import type { Provider } from '@contract/testers/types';
import { Agent, fetch } from 'undici';

/** The keys of a deployment, in the order that each service wants; null without one. */
export type UpstreamKeys = Record<
  'youtube' | 'newsapi' | 'naver' | 'dataGoKr',
  readonly string[] | null
>;

const holders: Record<Provider, keyof UpstreamKeys> = {
  youtube: 'youtube',
  newsapi: 'newsapi',
  naver: 'naver',
  naverHub: 'naver',
  dataGoKr: 'dataGoKr',
  // It needs no key; it is real if the rest of YouTube is.
  oembed: 'youtube',
};

const CONNECTIONS = 8;
const CONNECT_TIMEOUT = 3_000;
const HEADERS_MAX = 16_384;

/** Sends requests over the network, with few connections per service. */
export function createSend(): Send {
  const dispatcher = new Agent({
    connections: CONNECTIONS,
    connect: { timeout: CONNECT_TIMEOUT },
    maxHeaderSize: HEADERS_MAX,
  });
  // The package's own types of the same standard differ only in name.
  return async (url, init) =>
    (await fetch(url, { ...(init as object), dispatcher })) as unknown as Response;
}

/** Loads the simulated services, which most deployments never need. */
export async function loadSimulation(now: () => number): Promise<Send> {
  const { createSimulation } = await import('@mocks/upstream');
  return createSimulation(now).send;
}

/** Loads the demo's channels and videos, with their counts until now (ms). */
export async function loadSampleCounts(now: number) {
  const { sampleCounts } = await import('@mocks/upstream');
  return sampleCounts(now);
}

/**
 * Chooses how to reach each service: over the network with its key, or by the simulation without.
 * @param simulation loads it
 */
export function createLines(
  keys: UpstreamKeys,
  send: Send,
  simulation: () => Promise<Send>,
): (provider: Provider) => Line {
  const simulated = simulatedLine(async (url, init) => (await simulation())(url, init));
  return (provider) => {
    const own = keys[holders[provider]];
    if (own === null) return simulated;
    return { source: 'live', keys: provider === 'oembed' ? [] : own, send };
  };
}
