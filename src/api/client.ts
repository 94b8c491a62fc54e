import type { Endpoint, Input, Output } from '@contract/endpoints/define';
import { ApiError, errorStatus, type ErrorCode, type Issue } from '@contract/errors';
import { errorTexts } from '@contract/texts';
import ky from 'ky';

/** The request never got an answer: no network, or none within the time limit. */
export class NetworkError extends Error {
  constructor(cause: unknown) {
    super('no answer', { cause });
    this.name = 'NetworkError';
  }
}

interface LooseInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

const http = ky.create({ throwHttpErrors: false, retry: 0, timeout: 20_000 });

function addressOf(endpoint: Endpoint, input: LooseInput): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(input.params?.[name])),
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined && value !== null && value !== '') query.set(name, String(value));
  }
  return query.size > 0 ? `${path}?${query}` : path;
}

function apiErrorOf(body: unknown): ApiError {
  const { code, error, issues } = (body ?? {}) as {
    code?: ErrorCode;
    error?: string;
    issues?: Issue[];
  };
  return code && code in errorStatus && error
    ? new ApiError(code, error, issues ? { issues } : {})
    : new ApiError('INTERNAL', errorTexts.INTERNAL);
}

/**
 * Makes one call of the contract.
 * @throws ApiError when the answer is an error, NetworkError when there is none; an abort by
 * `signal` is thrown on as it is
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  signal?: AbortSignal,
): Promise<Output<E>> {
  const { body, ...rest } = input as LooseInput;
  let response: Response;
  try {
    response = await http(addressOf(endpoint, { ...rest }), {
      method: endpoint.method,
      ...(body === undefined ? {} : { json: body }),
      ...(signal ? { signal } : {}),
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new NetworkError(error);
  }
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) throw apiErrorOf(answer);
  return answer as Output<E>;
}
