import { readStored, storageKeys } from '@/config/storage';
import { routes, type EndpointName } from '@contract/endpoints/routes';
import type { PageData } from '@contract/rendering';
import { queryOf, type LooseInput } from './input';

// What this browser has read is kept for times without a network: see docs/decisions/0015-offline.md.

/** The calls whose answers are kept: what pages for everybody show. */
const keptCalls: ReadonlySet<string> = new Set<EndpointName>([
  ...(['getFeed', 'getPostDetail', 'listComments', 'getSettings', 'getLegalText'] as const),
  ...(['listSpheres', 'listRecommendedSpheres', 'getUser', 'listMemberPosts'] as const),
]);
/** How many answers are kept, the latest. */
const MOST = 100;
const PREFIX = 'read-';

/** The name of the cache of the person whom the browser remembers; each sees different answers. */
function cacheName(): string {
  const member = readStored(storageKeys.session) as { user_id?: string } | null;
  return PREFIX + (member?.user_id ?? 'guest');
}

/** The address of a call. */
export function addressOf(name: EndpointName, { params, query }: LooseInput): string {
  const path = routes[name][1].replace(/:(\w+)/g, (_, part: string) =>
    encodeURIComponent(String(params?.[part])),
  );
  const search = queryOf(query);
  return search.size > 0 ? `${path}?${search}` : path;
}

// The workers of the demo and of stories answer every call, and play failures.
const isSiteWorker = (worker: ServiceWorker | null) => worker?.scriptURL.endsWith('/sw.js');

// A browser that forbids workers has none.
const canKeep = (name: EndpointName) =>
  keptCalls.has(name) &&
  'caches' in globalThis &&
  'serviceWorker' in navigator &&
  isSiteWorker(navigator.serviceWorker.controller);

async function keep(address: string, answer: Response, owner: string): Promise<void> {
  // The member who asked may have signed out meanwhile.
  if (owner !== cacheName()) return;
  const cache = await caches.open(owner);
  // Put again, it is the latest.
  await cache.delete(address);
  await cache.put(address, answer);
  const all = await cache.keys();
  await Promise.all(all.slice(0, -MOST).map((old) => cache.delete(old)));
  if (owner !== cacheName()) await caches.delete(owner);
}

/**
 * Keeps the answer of a call, or gives the kept one where no answer comes.
 * @param answer rejects where there is no network
 */
export async function withKept<Answer extends Response>(
  name: EndpointName,
  address: string,
  answer: Promise<Answer>,
): Promise<Answer | Response> {
  if (!canKeep(name)) return answer;
  const owner = cacheName();
  try {
    const response = await answer;
    // A full disk or a private window: it is not kept.
    if (response.ok) keep(address, response.clone(), owner).catch(() => undefined);
    return response;
  } catch (error) {
    if ((error as Error).name === 'AbortError') throw error;
    const kept = await caches.match(address, { cacheName: owner }).catch(() => undefined);
    if (!kept) throw error;
    return kept;
  }
}

/** Keeps the answers that came with a page from the server, once the site's worker is there. */
export async function keepServed({ answers }: Pick<PageData, 'answers'>): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { active } = await navigator.serviceWorker.ready;
  if (!isSiteWorker(active)) return;
  for (const [key, { status, body }] of Object.entries(answers)) {
    const [name, search] = key.split('?') as [EndpointName, string];
    if (status !== 200 || !keptCalls.has(name)) continue;
    const given = Object.fromEntries(new URLSearchParams(search));
    const params = [...routes[name][1].matchAll(/:(\w+)/g)].map(([, part = '']) => part);
    const query = Object.entries(given).filter(([part]) => !params.includes(part));
    const address = addressOf(name, { params: given, query: Object.fromEntries(query) });
    await keep(address, Response.json(body), cacheName());
  }
}

/** Forgets what anybody else than the person at this browser has read. */
export async function forgetOthers(): Promise<void> {
  if (!('caches' in globalThis)) return;
  const mine = cacheName();
  const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== mine);
  await Promise.all(others.map((name) => caches.delete(name)));
}
