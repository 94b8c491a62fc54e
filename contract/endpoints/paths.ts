import { endpoints } from '.';
import type { Endpoint } from './define';
import { NOTIFICATION_STREAM, type EndpointName } from './routes';

/** A path of the contract, with `:name` for each parameter, and its methods. */
interface AnsweredPath {
  path: string;
  parts: readonly string[];
  methods: string[];
}

const partsOf = (path: string) => path.replace(/(?<=.)\/$/, '').split('/');

const isParameter = (part: string) => part.startsWith(':');

function answeredPaths(): AnsweredPath[] {
  const methods = new Map<string, string[]>([[NOTIFICATION_STREAM, ['GET']]]);
  for (const name of Object.keys(endpoints) as EndpointName[]) {
    const { path, method, sameOrigin }: Endpoint = endpoints[name];
    const found = methods.get(path) ?? [];
    methods.set(path, found);
    found.push(method);
    // A HEAD must have no effect, so it does not replace a GET that writes or spends a quota.
    if (method === 'GET' && !sameOrigin) found.push('HEAD');
  }
  return [...methods].map(([path, found]) => ({ path, parts: partsOf(path), methods: found }));
}

/** All paths of the contract. */
export const paths: readonly AnsweredPath[] = answeredPaths();

const keyOf = (parts: readonly string[]) => `${parts[2] ?? ''}/${parts.length}`;
const byKey = new Map<string, AnsweredPath[]>();
for (const path of paths) {
  const key = keyOf(path.parts);
  byKey.set(key, [...(byKey.get(key) ?? []), path]);
}

/**
 * The contract's path that matches an address; null if there is none. A literal name takes
 * precedence over a parameter: `/api/posts/feed` is not a post.
 */
export function findPath(pathname: string): AnsweredPath | null {
  const given = partsOf(pathname);
  const matches = (byKey.get(keyOf(given)) ?? []).filter(({ parts }) =>
    parts.every((part, at) => isParameter(part) || part === given[at]),
  );
  const named = ({ parts }: AnsweredPath) => parts.findIndex(isParameter) >>> 0;
  return matches.toSorted((a, b) => named(b) - named(a))[0] ?? null;
}
