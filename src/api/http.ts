import { routes, type EndpointName } from '@contract/endpoints/routes';
import ky from 'ky';
import type { LooseInput } from './input';
import { addressOf, withKept } from './kept';

const http = ky.create({ throwHttpErrors: false, retry: 0, timeout: 20_000 });

// Browsers keep 64 kB at once, for all requests together.
const KEPT_MOST = 4_000;

/**
 * Whether a request outlives its page, because a press just before leaving counts. Only small
 * requests may.
 */
const outlives = (method: string, body: unknown) =>
  method !== 'GET' && JSON.stringify(body ?? '').length <= KEPT_MOST;

/** Sends one call of the contract to the server. Rejects if no answer comes and none is stored. */
export function request(name: EndpointName, input: LooseInput, signal?: AbortSignal) {
  const [method] = routes[name];
  const address = addressOf(name, input);
  const { body } = input;
  const answer = http(address, {
    method,
    keepalive: outlives(method, body),
    ...(body === undefined ? {} : { json: body }),
    ...(signal ? { signal } : {}),
  });
  return withKept(name, address, answer);
}
