import { readStored, storageKeys } from '@/config/storage';
import { routes, type EndpointName } from '@contract/endpoints/routes';
import type { PageData } from '@contract/rendering';
import { queryOf, type LooseInput } from './input';

// This browser stores what it has read for times without a network: see docs/decisions/0015-offline.md.

/** The calls whose answers are stored: those of the public pages. */
const keptCalls: ReadonlySet<string> = new Set<EndpointName>([
  ...(['getFeed', 'getPostDetail', 'listComments', 'getSettings', 'getLegalText'] as const),
  ...(['listSpheres', 'listRecommendedSpheres', 'getSphere'] as const),
  ...(['getUser', 'listMemberPosts'] as const),
]);
/** How many answers are stored, the latest ones. */
const MOST = 100;
const PREFIX = 'read-';

/** The name of the cache for the person whom the browser remembers; each sees different answers. */
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

// The workers of the demo and of stories answer every call and simulate failures.
const isSiteWorker = (worker: ServiceWorker | null) => worker?.scriptURL.endsWith('/sw.js');

// A browser that forbids workers has none.
const canKeep = (name: EndpointName) =>
  keptCalls.has(name) &&
  'caches' in globalThis &&
  'serviceWorker' in navigator &&
  isSiteWorker(navigator.serviceWorker.controller);

async function keep(address: string, answer: Response, owner: string): Promise<void> {
  // The member who asked may have logged out in the meantime.
  if (owner !== cacheName()) return;
  const cache = await caches.open(owner);
  // Putting it again makes it the latest.
  await cache.delete(address);
  await cache.put(address, answer);
  const all = await cache.keys();
  await Promise.all(all.slice(0, -MOST).map((old) => cache.delete(old)));
  if (owner !== cacheName()) await caches.delete(owner);
}

/**
 * Stores the answer of a call, or returns the stored one if no answer comes.
 * @param answer rejects if there is no network
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
    // A full disk or a private window: it is not stored.
    if (response.ok) keep(address, response.clone(), owner).catch(() => undefined);
    return response;
  } catch (error) {
    if ((error as Error).name === 'AbortError') throw error;
    const kept = await caches.match(address, { cacheName: owner }).catch(() => undefined);
    if (!kept) throw error;
    return kept;
  }
}

/** Stores the answers that came with a server-rendered page, once the site's worker is active. */
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

/** Deletes the stored answers of everyone except the person at this browser. */
export async function forgetOthers(): Promise<void> {
  if (!('caches' in globalThis)) return;
  const mine = cacheName();
  const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== mine);
  await Promise.all(others.map((name) => caches.delete(name)));
}
