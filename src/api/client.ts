import { lazyLoad } from '@/design/lazy/lazyLoad';
import type { endpoints } from '@contract/endpoints';
import type { Input, Output } from '@contract/endpoints/define';
import type { EndpointName } from '@contract/endpoints/routes';
import { ApiError, errorStatus, type ErrorCode, type Issue } from '@contract/errors';
import { internalErrorText } from '@contract/errorTexts';
import type { PageAnswer } from '@contract/rendering';
import { queryOf, type LooseInput } from './input';

/** The request got no answer: no network, or no answer within the time limit. */
export class NetworkError extends Error {
  constructor(cause: unknown) {
    super('no answer', { cause });
    this.name = 'NetworkError';
  }
}

/** The input of the call with this name. */
export type InputOf<Name extends EndpointName> = Input<(typeof endpoints)[Name]>;
/** The success body of the call with this name. */
export type OutputOf<Name extends EndpointName> = Output<(typeof endpoints)[Name]>;

/**
 * Answers a read call instead of the network; undefined leaves the call to the network. `key` names
 * it.
 */
type Answerer = (
  key: string,
  name: EndpointName,
  input: LooseInput,
) => Promise<PageAnswer> | undefined;

let answerer: Answerer | null = null;

/** Sets a function that answers read calls instead of the network; null removes it. */
export function answerCalls(by: Answerer | null): void {
  answerer = by;
}

const transport = lazyLoad(() => import('./http'));

/**
 * Loads the transport, so that the first call does not wait for it: a rendered page makes no calls
 * until it is used.
 */
export const loadTransport = transport.load;

// The key does not contain the address, because the table of addresses comes with the transport.
const keyOf = (name: EndpointName, { params, query }: LooseInput) =>
  `${name}?${queryOf({ ...params, ...query })}`;

type Listener = (refusal: ApiError) => void;

let listener: Listener | null = null;

/**
 * Calls the listener on each refusal that shows that the page's viewer is out of date: nobody is
 * signed in any more, another member is, or the member may do less than the page assumes. Returns a
 * function that ends this.
 */
export function onRefusal(by: Listener): () => void {
  listener = by;
  return () => {
    if (listener === by) listener = null;
  };
}

/**
 * Makes an error from the body of a refusal, which a proxy may have written; `onRefusal` listeners
 * are called.
 */
export function apiErrorOf(body: unknown): ApiError {
  const { code, error, issues } = (body ?? {}) as {
    code?: ErrorCode;
    error?: string;
    issues?: Issue[];
  };
  if (!code || !(code in errorStatus) || !error) return new ApiError('INTERNAL', internalErrorText);
  const refusal = new ApiError(code, error, issues ? { issues } : {});
  if (code === 'LOGIN_REQUIRED' || refusal.status === 403) listener?.(refusal);
  return refusal;
}

/**
 * Makes one call of the contract, by name.
 * @throws ApiError if the answer is an error, NetworkError if there is no answer; an abort by
 * `signal` is rethrown unchanged
 */
export async function call<Name extends EndpointName>(
  name: Name,
  input: InputOf<Name>,
  signal?: AbortSignal,
): Promise<OutputOf<Name>> {
  const asked = input as LooseInput;
  const given = await answerer?.(keyOf(name, asked), name, asked);
  if (given) {
    if (given.status >= 400) throw apiErrorOf(given.body);
    return given.body as OutputOf<Name>;
  }
  try {
    const { request } = await transport.load();
    const response = await request(name, asked, signal);
    // An error's body may come from a proxy; a success without a body was cut off.
    if (!response.ok) throw apiErrorOf(await response.json().catch(() => null));
    return (await response.json()) as OutputOf<Name>;
  } catch (error) {
    if (error instanceof ApiError || signal?.aborted) throw error;
    throw new NetworkError(error);
  }
}
