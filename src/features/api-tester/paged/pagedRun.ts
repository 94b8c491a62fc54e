import { withoutSecrets } from '@contract/testers/check';
import { regionName } from '@contract/testers/choices';
import { orderChannels } from '@contract/testers/youtube-collect';
import type { Tester, TesterValues } from '@contract/testers/types';
import { toolTexts } from '@contract/testerTexts';
import type { CollectedChannel, ImportedVideo, RawItem, SpentQuota } from '@contract/models/tools';
import type { TesterOutcome } from '../run/remotes';
import type { TesterProblem } from '../run/problem';
import { isUnderWay, type AskedRun, type RunKind } from '../run/run';

/** The state of a run that loads its results page by page; it survives a reload. */
export interface KeptRun {
  /** The values of the run, without secrets. */
  values: TesterValues;
  kind: RunKind;
  /** Whether a key was typed for it; the key is never stored. */
  hasOwnKey: boolean;
  /** How many results were requested, and how many in all are wanted. */
  done: number;
  goal: number;
  /** How many results met the conditions, and how many of those were already known. */
  found: number;
  known: number;
  /** The token of the next page; null at the end, and before the first page. */
  nextPageToken: string | null;
  batchId: string | null;
}

/** A run with its results so far. */
export interface PagedRun extends KeptRun {
  /** `stopping`: the current page will still arrive, but no further one is requested. */
  status: 'running' | 'stopping' | 'cancelled' | 'failed' | 'done';
  /** The secret values that were typed for it. */
  secrets: TesterValues;
  /** Null before its first page, and after a reload. */
  outcome: TesterOutcome | null;
  problem: TesterProblem | null;
}

/** The fields of a page's answer, apart from its items. */
interface PageAnswer {
  nextPageToken?: string | null;
  batchId?: string | null;
}

/** How many results the form asks for. */
const wantedOf = ({ pageSize = 1 }: Tester, { maxResults }: TesterValues) =>
  Number(maxResults ?? pageSize);

/** A run before its first page. */
export function beginRun(tester: Tester, { values, kind }: AskedRun): PagedRun {
  const shared = withoutSecrets(tester, values);
  const secrets = Object.fromEntries(Object.entries(values).filter(([name]) => !(name in shared)));
  return {
    values: shared,
    kind,
    hasOwnKey: Object.keys(secrets).length > 0,
    ...{ done: 0, goal: wantedOf(tester, values), found: 0, known: 0 },
    ...{ nextPageToken: null, batchId: null },
    ...{ status: 'running', secrets, outcome: null, problem: null },
  };
}

/**
 * How many results to request for the next page. Answers to a typed key are not cached, so each
 * page would cost as much as the whole.
 */
function nextOf({ pageSize = 1 }: Tester, { secrets, done, goal }: PagedRun): number {
  const left = goal - done;
  return Object.keys(secrets).length > 0 ? left : Math.min(pageSize, left);
}

/** Returns the values for the next page of a run. */
export function pageOf(tester: Tester, run: PagedRun): AskedRun {
  const { values, secrets, kind, nextPageToken, batchId } = run;
  const next = {
    maxResults: String(nextOf(tester, run)),
    ...(nextPageToken !== null && { pageToken: nextPageToken }),
    ...(batchId !== null && { batchId }),
  };
  return { values: { ...values, ...secrets, ...next }, kind };
}

function spentOf(before: readonly SpentQuota[], page: readonly SpentQuota[]): SpentQuota[] {
  const spent = new Map(before.map((one) => [one.quota, one]));
  for (const one of page) {
    const cost = one.cost + (spent.get(one.quota)?.cost ?? 0);
    spent.set(one.quota, { ...one, cost });
  }
  return [...spent.values()];
}

const ranked = (videos: readonly ImportedVideo[]): ImportedVideo[] =>
  videos
    .toSorted((a, b) => b.viewCount - a.viewCount)
    .map((video, at) => ({ ...video, ranking: at + 1 }));

const isKnown = ({ status }: RawItem) => status === 'known';

/** Merges the results of several pages into one answer. */
function wholeOf({ call }: Tester, items: readonly RawItem[], values: TesterValues) {
  const region = regionName(values.region ?? '');
  if (call === 'importVideos') {
    // The call is an import, so its items are videos.
    const videos = ranked(items as unknown as ImportedVideo[]);
    const known = items.filter(isKnown).length;
    const message = toolTexts.imported(region, items.length, known);
    return { items: videos, fields: { videos }, message };
  }
  const channels = orderChannels(items as unknown as CollectedChannel[], values);
  const message = toolTexts.collected(region, items.length);
  return { items: channels, fields: { channels }, message };
}

const idOf = ({ videoId, channelId }: RawItem) => videoId ?? channelId;

/** The items of a page that no earlier page had: a third party's pages may overlap. */
function newOf(before: TesterOutcome | null, page: TesterOutcome): RawItem[] {
  const known = new Set((before?.items ?? []).map(idOf));
  return page.items.filter((item) => !known.has(idOf(item)));
}

function joined(
  tester: Tester,
  { values, outcome: before }: PagedRun,
  page: TesterOutcome,
): TesterOutcome {
  const all = [...(before?.items ?? []), ...newOf(before, page)];
  const { items, fields, message } = wholeOf(tester, all, values);
  const quotas = spentOf(before?.quotas ?? [], page.quotas);
  const isKept = page.cachedAt !== null && before?.cachedAt !== null;
  return {
    ...page,
    values,
    calls: [...(before?.calls ?? []), ...page.calls],
    ...{ message, items, quotas, total: items.length, perPage: tester.pageSize ?? null },
    source: before?.source === 'simulated' ? 'simulated' : page.source,
    cachedAt: isKept ? (before?.cachedAt ?? page.cachedAt) : null,
    notices: [...new Set([...(before?.notices ?? []), ...page.notices])],
    answer: {
      ...(page.answer as object),
      ...fields,
      processedCount: items.length,
      message,
      quotas,
    },
  };
}

function statusAfter(run: PagedRun, isDone: boolean): PagedRun['status'] {
  if (isDone) return 'done';
  return run.status === 'stopping' ? 'cancelled' : 'running';
}

/** Adds a page to a run; the run is done once it has enough results or there are no more pages. */
export function withPage(tester: Tester, run: PagedRun, page: TesterOutcome): PagedRun {
  const { nextPageToken = null, batchId = null } = page.answer as PageAnswer;
  const items = newOf(run.outcome, page);
  const found = run.found + items.length;
  const isLast = nextPageToken === null;
  // After the last page, the results so far are all there are.
  const done = isLast ? found : run.done + nextOf(tester, run);
  return {
    ...run,
    done,
    goal: isLast ? done : run.goal,
    found,
    known: run.known + items.filter(isKnown).length,
    nextPageToken,
    batchId: batchId ?? run.batchId,
    outcome: joined(tester, run, page),
    status: statusAfter(run, isLast || done === run.goal),
  };
}

/** Whether an ended run can be continued. */
export const canGoOn = ({ status, nextPageToken }: PagedRun): boolean =>
  !isUnderWay(status) && nextPageToken !== null;

/** Continues a run: up to its goal, or else by the same number again. */
export function goneOn(tester: Tester, run: PagedRun): PagedRun {
  const { done, goal, values } = run;
  const next = done < goal ? goal : goal + wantedOf(tester, values);
  return { ...run, goal: next, status: 'running', problem: null };
}
