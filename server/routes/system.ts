import Router from '@koa/router';
import { openapi } from '@contract/openapi';
import { ApiError } from '@contract/errors';
import { errorTexts } from '@contract/texts';
import type { Services } from '../services';
import { findMember } from '../tables/member';

/**
 * The routes for machines: liveness, readiness, the description of the API.
 * @param isEnding whether the server takes no new callers
 */
export function systemRouter({ db }: Services, isEnding: () => boolean): Router {
  const router = new Router({ sensitive: true });
  let description: string | null = null;

  router.get('/healthz', (ctx) => {
    ctx.set('Cache-Control', 'no-store');
    ctx.body = { success: true };
  });

  router.get('/readyz', async (ctx) => {
    ctx.set('Cache-Control', 'no-store');
    // Two questions: the list of migrations is small enough to be answered from memory alone.
    const isReady = await Promise.all([db.isMigrated(), findMember(db, 1)])
      .then(([isMigrated]) => isMigrated)
      .catch(() => false);
    if (!isReady || isEnding()) throw new ApiError('UNAVAILABLE', errorTexts.UNAVAILABLE);
    ctx.body = { success: true };
  });

  router.get('/api/openapi.json', (ctx) => {
    description ??= JSON.stringify(openapi());
    ctx.set('Cache-Control', 'no-cache');
    ctx.type = 'application/json';
    ctx.body = description;
  });

  return router;
}
