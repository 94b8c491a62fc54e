import Router from '@koa/router';
import { openapi } from '@contract/openapi';
import { ApiError } from '@contract/errors';
import { errorTexts } from '@contract/texts';
import { sendCacheable } from '../http/cacheable';
import type { Services } from '../services';
import { findMember } from '../tables/member';

// Not among the contract's texts: no page shows it.
const INCOMPLETE = '데이터베이스에 빠진 것이 있습니다.';

/**
 * The routes for machines: liveness, readiness, the description of the API.
 * @param isEnding whether the server accepts no new callers
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
    if (isEnding()) throw new ApiError('UNAVAILABLE', errorTexts.UNAVAILABLE);
    // The statement reads like a request: the lists of migrations and tables may be answered from
    // memory alone.
    const [isMigrated, missing] = await Promise.all([
      db.isMigrated(),
      db.missing(),
      findMember(db, { id: 1 }),
    ]).catch(() => [false, []] as const);
    if (missing.length > 0) {
      const issues = missing.map((part) => ({ path: 'database', message: part }));
      throw new ApiError('UNAVAILABLE', INCOMPLETE, { issues });
    }
    if (!isMigrated) throw new ApiError('UNAVAILABLE', errorTexts.UNAVAILABLE);
    ctx.body = { success: true };
  });

  router.get('/api/openapi.json', (ctx) => {
    description ??= JSON.stringify(openapi());
    sendCacheable(ctx, { type: 'application/json', cacheControl: 'no-cache', body: description });
  });

  return router;
}
