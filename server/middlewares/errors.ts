import type { Context, Next } from 'koa';
import { ApiError, errorBody } from '@contract/errors';
import { errorTexts } from '@contract/texts';
import { pageAddresses } from '@contract/pages';
import { databaseTrouble } from '../database/trouble';
import { isCall, isNavigation } from '../http/navigation';
import type { Log } from '../lib/log';

function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  const trouble = databaseTrouble(error);
  if (trouble === 'full') return new ApiError('STORAGE_FULL', errorTexts.STORAGE_FULL);
  if (trouble === 'busy') return new ApiError('UNAVAILABLE', errorTexts.UNAVAILABLE);
  return new ApiError('INTERNAL', errorTexts.INTERNAL);
}

/**
 * Catches every error and writes the one error body; a browser that opens an unknown address is
 * redirected to the home page. Errors that the caller did not cause are logged under the request's
 * id, and never appear in the answer. A used up quota is not an error: the line of the request
 * shows the refusal.
 */
export function errors(log: Log) {
  return async (ctx: Context, next: Next): Promise<void> => {
    try {
      await next();
    } catch (error) {
      const answer = asApiError(error);
      const { requestId, traceId } = ctx.state;
      ctx.set('Cache-Control', 'no-store');
      if (answer.code === 'NOT_FOUND' && !isCall(ctx.path)) {
        ctx.vary(['Accept', 'Sec-Fetch-Dest']);
        if (isNavigation(ctx)) {
          ctx.redirect(pageAddresses.home);
          return;
        }
      }
      if (answer.status >= 500 && answer.code !== 'UPSTREAM_QUOTA') {
        log.error({ id: requestId, trace: traceId, err: error }, 'request failed');
      }
      if (answer.retryAfter !== undefined) ctx.set('Retry-After', String(answer.retryAfter));
      // The caller may still be sending; the rest must not be read as the next request.
      if (answer.code === 'TOO_LARGE') ctx.set('Connection', 'close');
      ctx.status = answer.status;
      ctx.set('Content-Type', 'application/json; charset=utf-8');
      ctx.body = JSON.stringify(errorBody(answer, requestId));
    }
  };
}
