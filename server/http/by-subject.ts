import Router, { type RouterContext } from '@koa/router';
import type { Context, Next } from 'koa';

/** The part of a path after `/api/`. */
const subjectOf = (path: string) => path.split('/', 3)[2] ?? '';

/**
 * Routers that share the paths of the API, one for each subject: a router tries a request on all of
 * its paths in turn, and there are many.
 */
export interface SubjectRouters extends Pick<Router, 'stack'> {
  /** The router for a path. */
  of: (path: string) => Router;
  /**
   * The middleware that passes a request to the router of its path; call it when all paths are
   * registered.
   */
  routes: () => (ctx: Context, next: Next) => unknown;
}

/** Makes the routers. */
export function createSubjectRouters(): SubjectRouters {
  const routers = new Map<string, Router>();
  return {
    of: (path) => {
      const subject = subjectOf(path);
      const router = routers.get(subject) ?? new Router({ sensitive: true });
      routers.set(subject, router);
      return router;
    },
    get stack() {
      return [...routers.values()].flatMap(({ stack }) => stack);
    },
    routes: () => {
      const known = new Map([...routers].map(([subject, router]) => [subject, router.routes()]));
      // The router itself adds the missing parts of its context.
      return (ctx, next): unknown =>
        known.get(subjectOf(ctx.path))?.(ctx as RouterContext, next) ?? next();
    },
  };
}
