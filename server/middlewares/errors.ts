import type { Context, Next } from 'koa';
import { ApiError, errorBody } from '@contract/errors';
import { errorTexts } from '@contract/texts';
import { pageAddresses } from '@contract/pages';
import { databaseTrouble } from '../database';
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
 * Catches every error and writes the one error body; who opens an address without anything is led
 * home, as by an unknown page. Errors that the caller did not cause go to the
 * log under the request's id, and never into the answer. A quota that is used up is no error: the
 * line of the request says that it was refused.
 */
export function errors(log: Log) {
  return async (ctx: Context, next: Next): Promise<void> => {
    try {
      await next();
    } catch (error) {
      const answer = asApiError(error);
      const { requestId } = ctx.state;
      ctx.set('Cache-Control', 'no-store');
      if (answer.code === 'NOT_FOUND' && !isCall(ctx.path)) {
        ctx.vary(['Accept', 'Sec-Fetch-Dest']);
        if (isNavigation(ctx)) {
          ctx.redirect(pageAddresses.home);
          return;
        }
      }
      if (answer.status >= 500 && answer.code !== 'UPSTREAM_QUOTA') {
        log.error({ id: requestId, err: error }, 'request failed');
      }
      if (answer.retryAfter !== undefined) ctx.set('Retry-After', String(answer.retryAfter));
      // The caller may still be sending; what comes must not be taken for the next request.
      if (answer.code === 'TOO_LARGE') ctx.set('Connection', 'close');
      ctx.status = answer.status;
      ctx.set('Content-Type', 'application/json; charset=utf-8');
      ctx.body = JSON.stringify(errorBody(answer, requestId));
    }
  };
}
