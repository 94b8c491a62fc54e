import type { Context } from 'koa';
import { endpoints } from '@contract/endpoints';
import type { Endpoint } from '@contract/endpoints/define';
import { ApiError, errorBody } from '@contract/errors';
import type { PageRequest } from '@contract/rendering';
import { parseInput } from '@contract/validate';
import { guardCall } from '../http/access';
import { Ready } from '../http/call';
import { handlerOf } from '../routes';
import type { Services } from '../services';
import type { Viewer } from '../tables/session';

/**
 * Answers a page's calls in process: the same handlers with the same guards and presenters as over
 * HTTP, so that a page holds only data that its viewer could request.
 * @param ctx the request of the page, whose cookies the handlers see
 * @returns a function that throws for the server's own failures (5xx), and if the caller exceeds a
 * limit
 */
export function askAs(ctx: Context, viewer: Viewer | null, services: Services): PageRequest['ask'] {
  return async ({ name, params, query }) => {
    const endpoint: Endpoint = endpoints[name];
    if (endpoint.method !== 'GET') throw new Error(`A page cannot call ${name}`);
    const raw = { params, query };
    try {
      await guardCall(ctx, endpoint, viewer, raw, services);
      const input = parseInput(endpoint, raw);
      const answer = await handlerOf(name)({
        ...input,
        services,
        viewer,
        now: services.now(),
        ctx,
      });
      const body: unknown = answer instanceof Ready ? JSON.parse(answer.bytes.toString()) : answer;
      return { status: endpoint.status, body };
    } catch (error) {
      if (!(error instanceof ApiError) || error.status >= 500) throw error;
      // Guests share a page, but a refusal concerns only one of them.
      if (error.code === 'RATE_LIMITED') throw error;
      return { status: error.status, body: errorBody(error) };
    }
  };
}
