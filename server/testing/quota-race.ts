import type { QuotaState } from '@contract/models/tools';
import { quotas } from '@contract/rules/rankings/quota';
import { startProcess, type ServerProcess } from './process';

/** The results of more searches than a day allows, in two processes of a server at once. */
export interface QuotaRace {
  answered: number;
  refused: number;
  /** Answers of another kind. */
  others: number;
  /** The number of used searches that each process reports. */
  used: number[];
}

const { limit } = quotas['youtube.search'];
const BEYOND = 24;

/** The results if each search is counted once and none exceeds the limit. */
export const COUNTED_ONCE: QuotaRace = {
  answered: limit,
  refused: BEYOND,
  others: 0,
  used: [limit, limit],
};

async function signIn({ url }: ServerProcess): Promise<string> {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@mulbit.test', password: 'mulbit-admin-1' }),
  });
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

async function usedAt({ url }: ServerProcess, cookie: string): Promise<number> {
  const response = await fetch(`${url}/api/admin/quotas`, { headers: { cookie } });
  const { quotas: states } = (await response.json()) as { quotas: QuotaState[] };
  return states.find(({ quota }) => quota === 'youtube.search')?.used ?? -1;
}

/** Makes two processes on one database send more searches at once than a day allows. */
export async function raceQuota(settings: Record<string, string>): Promise<QuotaRace> {
  const all = { ...settings, RATE_LIMITS: 'off' };
  // The first one updates the database.
  const processes = [await startProcess(all), await startProcess(all)];
  const [first] = processes as [ServerProcess];
  const cookie = await signIn(first);
  const searches = Array.from({ length: limit + BEYOND }, async (_, at) => {
    const { url } = processes[at % processes.length] ?? first;
    const query = new URLSearchParams({ part: 'snippet', q: `산 ${at}` });
    return fetch(`${url}/api/admin/YoutubeSearchApi?${query}`, { headers: { cookie } });
  });
  const statuses = (await Promise.all(searches)).map(({ status }) => status);
  const used = await Promise.all(processes.map((one) => usedAt(one, cookie)));
  for (const { child } of processes) child.kill('SIGKILL');
  const countOf = (status: number) => statuses.filter((one) => one === status).length;
  const [answered, refused] = [countOf(200), countOf(503)];
  return { answered, refused, others: statuses.length - answered - refused, used };
}
