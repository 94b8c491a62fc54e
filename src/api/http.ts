import { routes, type EndpointName } from '@contract/endpoints/routes';
import ky from 'ky';
import { queryOf, type LooseInput } from './input';

const http = ky.create({ throwHttpErrors: false, retry: 0, timeout: 20_000 });

function addressOf(template: string, input: LooseInput): string {
  const path = template.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(input.params?.[name])),
  );
  const query = queryOf(input.query);
  return query.size > 0 ? `${path}?${query}` : path;
}

// Browsers keep 64 kB at once, of all requests together.
const KEPT_MOST = 4_000;

/**
 * Whether a request outlives its page, because a press just before leaving counts. Only small
 * requests may.
 */
const outlives = (method: string, body: unknown) =>
  method !== 'GET' && JSON.stringify(body ?? '').length <= KEPT_MOST;

/** Sends one call of the contract to the server. Rejects when no answer comes. */
export function request(name: EndpointName, input: LooseInput, signal?: AbortSignal) {
  const [method, path] = routes[name];
  const { body } = input;
  return http(addressOf(path, input), {
    method,
    keepalive: outlives(method, body),
    ...(body === undefined ? {} : { json: body }),
    ...(signal ? { signal } : {}),
  });
}
