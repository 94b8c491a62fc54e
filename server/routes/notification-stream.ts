import Router from '@koa/router';
import { NOTIFICATION_STREAM } from '@contract/endpoints/routes';
import { ApiError } from '@contract/errors';
import { STREAM_RETRY_AFTER } from '@contract/rules/site/event-stream';
import { errorTexts } from '@contract/texts';
import { requireMember } from '../guards';
import { readSessionCookie } from '../http/cookie';
import { startStream } from '../notifications/stream';
import type { Services } from '../services';

/** The router of the notification stream, which the contract names separately from its calls. */
export function streamRouter(services: Services): Router {
  const router = new Router({ sensitive: true });
  router.get(NOTIFICATION_STREAM, async (ctx) => {
    const token = readSessionCookie(ctx) ?? '';
    const open = () => services.sessions.viewerOf(token);
    const viewer = requireMember(await services.bus.inTurn(open));
    const { id: memberId } = viewer;
    const { requestId } = ctx.state;
    ctx.state.memberId = memberId;

    ctx.status = 200;
    ctx.set('Content-Type', 'text/event-stream; charset=utf-8');
    ctx.set('Cache-Control', 'no-store');
    // Proxies would otherwise buffer small writes, also in order to compress them.
    ctx.set('X-Accel-Buffering', 'no');
    // The socket cannot serve another request: it ends when the server closes or the member leaves.
    ctx.set('Connection', 'close');
    const stillThere = async () => {
      // An open page alone does not keep an admin's session alive.
      const present = await services.sessions.viewerOf(token, false);
      return present?.id === memberId ? present : null;
    };
    if (!startStream({ response: ctx.res, requestId, viewer, stillThere, services })) {
      throw new ApiError('RATE_LIMITED', errorTexts.RATE_LIMITED, {
        retryAfter: STREAM_RETRY_AFTER,
      });
    }
    // The stream writes the answer itself, piece by piece; Koa would log every closed connection as
    // an error.
    ctx.respond = false;
  });
  return router;
}
