import type { ErrorCode } from '@contract/errors';
import { vi } from 'vitest';
import { answer } from '../node';
import { scenarioHandlers, type ScenarioName } from '../scenarios';

/** A call of the API. */
export type Call = [method: string, path: string, body?: object];
/** The effect of a scenario on a call, if its status does not show it. */
export type Outcome =
  ErrorCode | 'empty' | 'hidden' | 'slow' | 'never' | 'offline' | 'unread' | 'missing' | 'level';

function send(name: ScenarioName, [method, path, body]: Call): Promise<Response> {
  const json = body && {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
  return answer(path, { method, ...json }, scenarioHandlers([name]));
}

/** Delays, ms: answers after the first are slow, and after the second never come. */
const SLOW = 1000;
const FOREVER = 2 ** 31 - 1;

const wait = globalThis.setTimeout;

/** Lets long waits pass at once; `until` resolves when an endless one starts. */
function hurry(): { longest: () => number; until: Promise<'never'> } {
  let longest = 0;
  const until = new Promise<'never'>((resolve) => {
    vi.stubGlobal('setTimeout', (run: () => void, ms = 0) => {
      longest = Math.max(longest, ms);
      if (ms < FOREVER) return wait(run, ms < SLOW ? ms : 0);
      resolve('never');
      return undefined;
    });
  });
  return { longest: () => longest, until };
}

/** The effect of a scenario on a call; the caller unstubs the globals afterwards. */
export async function outcomeOf(name: ScenarioName, call: Call): Promise<Outcome | number> {
  const { longest, until } = hurry();
  const response = await Promise.race([send(name, call), until]);
  if (response === 'never') return 'never';
  if (response.type === 'error') return 'offline';
  if (longest() >= SLOW) return 'slow';
  const body = (await response.json()) as {
    success: boolean;
    code?: ErrorCode;
    posts?: unknown[];
    results?: unknown[];
    notifications?: unknown[];
    plants?: unknown[];
    character?: object | null;
    levelUps?: number;
    unlockedParts?: unknown[];
    spheres?: unknown[];
    data?: { posts?: unknown[]; spheres?: unknown[] };
    settings?: { companion_visible: boolean; recommended_spheres_visible: boolean };
  };
  if (body.code) return body.code;
  if (!body.success) return 'unread';
  if (body.notifications?.length === 0 || body.plants?.length === 0) return 'empty';
  if (body.results?.length === 0) return 'empty';
  if (body.character === null) return 'missing';
  if (body.levelUps === 1 && body.unlockedParts?.length === 1) return 'level';
  if (body.spheres?.length === 0) return 'empty';
  if ((body.posts ?? body.data?.posts ?? body.data?.spheres)?.length === 0) return 'empty';
  if (body.settings?.companion_visible === false) return 'hidden';
  return response.status;
}
