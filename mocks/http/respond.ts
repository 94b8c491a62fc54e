import type { Endpoint } from '@contract/endpoints/define';
import type { ApiError } from '@contract/errors';
import { errorBody } from '@contract/errors';
import { HttpResponse } from 'msw';
import * as v from 'valibot';

const headers = { 'Cache-Control': 'no-store' };

/** Writes an error answer. */
export function errorResponse(error: ApiError, extra: Record<string, string> = {}) {
  const retry: Record<string, string> =
    error.retryAfter === undefined ? {} : { 'Retry-After': String(error.retryAfter) };
  return HttpResponse.json(errorBody(error), {
    status: error.status,
    headers: { ...headers, ...retry, ...extra },
  });
}

/**
 * Writes a success answer.
 * @throws if it breaks the contract: a mock with a different answer proves nothing
 */
export function successResponse(endpoint: Endpoint, body: unknown, extra: Record<string, string>) {
  const result = v.safeParse(endpoint.response, body);
  if (!result.success) {
    const flaws = result.issues.map((issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`);
    throw new Error(`${endpoint.method} ${endpoint.path} broke the contract: ${flaws.join('; ')}`);
  }
  return HttpResponse.json(result.output as Record<string, unknown>, {
    status: endpoint.status,
    headers: { ...headers, ...extra },
  });
}
