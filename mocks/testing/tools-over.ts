import { quotaNames, quotas, type QuotaName } from '@contract/rules/rankings/quota';
import { ONBID_LIST } from '@contract/testers/real-estate';
import type { Provider, Tester, TesterValues } from '@contract/testers/types';
import { callTool, type ToolRecord } from '@adapters/call';
import type { Run } from '@adapters/run';
import { simulatedLine } from '@adapters/simulated-line';
import { createTools, type Tools, type ToolSettings } from '@adapters/tools';
import { claimAlone, type Send, type StoredExchange, type UpstreamStore } from '@adapters/types';
import { createSimulation } from '../upstream';

/** The current time in these tests. */
export const NOW = Date.parse('2026-11-23T03:00:00Z');

function memoryStore(): UpstreamStore & { counts: Map<string, number> } {
  const counts = new Map<string, number>();
  const answers = new Map<string, StoredExchange>();
  const keyOf = (account: string, day: string) => `${account} ${day}`;
  return {
    counts,
    find: (name, since) => {
      const kept = answers.get(name);
      return Promise.resolve(kept && kept.storedAt > since ? kept : null);
    },
    keep: (name, exchange) => Promise.resolve(void answers.set(name, exchange)),
    claim: claimAlone,
    spend: (account, day, units, limit) => {
      const used = (counts.get(keyOf(account, day)) ?? 0) + units;
      if (used <= limit) counts.set(keyOf(account, day), used);
      return Promise.resolve(used <= limit);
    },
    exhaust: (account, day, limit) => Promise.resolve(void counts.set(keyOf(account, day), limit)),
    used: (account, day) => Promise.resolve(counts.get(keyOf(account, day)) ?? 0),
  };
}

const limits = Object.fromEntries(quotaNames.map((name) => [name, quotas[name].limit])) as Record<
  QuotaName,
  number
>;

interface Given extends Partial<
  Pick<ToolSettings, 'naver' | 'wait' | 'timeout' | 'now' | 'halves'>
> {
  /** Replaces the simulated services. */
  send?: Send;
  /** Makes services live: all of them, or those selected by `isLive`. */
  keys?: readonly string[];
  isLive?: (provider: Provider) => boolean;
  /** Whether the key does not open 온비드, so that apartment sales replace it. */
  isOnbidClosed?: boolean;
  /** The simulated services, if a test has its own. */
  simulation?: ReturnType<typeof createSimulation>;
}

/** The data tools with a store in memory and the simulated services. */
export function toolsOver({
  send,
  keys,
  isLive,
  isOnbidClosed,
  simulation,
  ...settings
}: Given = {}) {
  const services = simulation ?? createSimulation(() => NOW);
  const store = memoryStore();
  const open = send ?? services.send;
  const closed: Send = (url, init) =>
    url.includes('/B010003/')
      ? Promise.resolve(new Response('Forbidden', { status: 403 }))
      : open(url, init);
  const reach = isOnbidClosed ? closed : open;
  const line = simulatedLine(reach);
  const tools = createTools({
    lineOf: (provider) =>
      keys && (isLive?.(provider) ?? true) ? { source: 'live', keys, send: reach } : line,
    store,
    limits: { ...limits },
    now: () => NOW,
    naver: 'naverHub',
    onbidList: ONBID_LIST,
    ...settings,
  });
  return { tools, store, simulation: services };
}

const works: Record<string, (tools: Tools, run: Run, values: TesterValues) => Promise<unknown>> = {
  importVideos: (tools, run, values) => tools.importVideos(run, values),
  collectChannels: (tools, run, values) => tools.collect(run, values),
  callNews: (tools, run, values) => tools.news(run, values),
  searchPortalNews: (tools, run, values) => tools.portalNews(run, values),
  findRealEstate: (tools, run, values) => tools.realEstate(run, values),
};

/** Runs a tester; returns its result or error, and its history entry. */
export async function runOf(tools: Tools, tester: Tester, values: TesterValues) {
  const records: ToolRecord[] = [];
  const work = (run: Run) =>
    works[tester.call]?.(tools, run, values) ?? tools.list(run, tester, values);
  const outcome = await callTool(tools, { tester, values }, work, (record) => {
    records.push(record);
    return Promise.resolve();
  }).catch((error: unknown) => error);
  return { outcome, record: records[0] };
}
