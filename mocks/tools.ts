import { simulatedLine } from '@adapters/simulated-line';
import { createTools, type Tools, type ToolSettings } from '@adapters/tools';
import { createTrending, regionOf, type TrendingAnswer } from '@adapters/trending';
import type { UpstreamStore } from '@adapters/types';
import { halfQuotas, quotaNames, quotas, type QuotaName } from '@contract/rules/rankings/quota';
import { ONBID_LIST } from '@contract/testers/real-estate';
import { rankings } from './db/rankings';
import { upstreamStore } from './db/upstream-store';
import { createSimulation, type Trouble } from './upstream';

const now = () => Date.now();

/** The services of the mock world. */
export const simulation = createSimulation(now);

const line = simulatedLine(simulation.send);
const limits = Object.fromEntries(quotaNames.map((name) => [name, quotas[name].limit]));

const settings: ToolSettings = {
  lineOf: () => line,
  store: upstreamStore,
  limits: limits as Record<QuotaName, number>,
  halves: halfQuotas(),
  now,
  naver: 'naverHub',
  onbidList: ONBID_LIST,
};

/** The data tools of the mock world, with the same adapters as the server's. */
export const tools = createTools(settings);

// Stored answers would hide a failure, and a failure must not use up a quota for later calls.
const troubledStore: UpstreamStore = {
  ...upstreamStore,
  find: () => Promise.resolve(null),
  exhaust: () => Promise.resolve(),
};

/** The data tools for one call: if a scenario says so, one service fails, only in this call. */
export function toolsOf({ trouble }: { trouble: string | null }): Tools {
  if (trouble === null) return tools;
  const [provider, name] = trouble.split(' ');
  const troubled = createSimulation(now);
  troubled.trouble(name as Trouble);
  const troubledLine = simulatedLine(troubled.send);
  return createTools({
    ...settings,
    store: troubledStore,
    // Naver is one service at two addresses.
    lineOf: (of) => (provider && of.startsWith(provider) ? troubledLine : line),
  });
}

const trendingAnswers = new Map<string, TrendingAnswer>();

/** Trending in the mock world. */
export const trending = createTrending(tools, {
  find: (name) => Promise.resolve(trendingAnswers.get(name) ?? null),
  keep(name, answer) {
    trendingAnswers.set(name, answer);
    return Promise.resolve();
  },
  counted: (region) => Promise.resolve(rankings.ofRegion(region, now())),
});

/** The region with this video in its trending list; null for any other video. */
export function trendingRegion(videoId: string): string | null {
  const found = [...trendingAnswers].find(([, { videos }]) =>
    videos.some((video) => video.videoId === videoId),
  );
  return found ? regionOf(found[0]) : null;
}

/** Forgets the trending videos, and which requests failed. */
export function forgetTrending(): void {
  trendingAnswers.clear();
  trending.forget();
}
