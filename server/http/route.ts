import type Router from '@koa/router';
import type { Context } from 'koa';
import { ApiError } from '@contract/errors';
import { guardAccess, guardSuspension, guardUser } from '@contract/policies/access';
import { errorTexts } from '@contract/texts';
import { isAdmin } from '@contract/policies/actor';
import { parseInput } from '@contract/validate';
import type { Endpoint } from '@contract/endpoints/define';
import type { CallLimits } from '@contract/endpoints/limits';
import type { Services } from '../services';
import type { Viewer } from '../tables/session';
import { guardCall } from './access';
import { readJson } from './body';
import { guardAsChange } from './guard-change';
import { guardFormType } from './form-type';
import { Ready, type Handler } from './call';
import { limitedAddress, limitedCaller } from '../limits/client-address';
import { readSessionCookie } from './cookie';
import { noteChange } from './replica';

/** The member whose session a request carries; null for a guest. */
export async function viewerOf(
  ctx: Context,
  { sessions }: Pick<Services, 'sessions'>,
): Promise<Viewer | null> {
  const token = readSessionCookie(ctx);
  return token === null ? null : sessions.viewerOf(token);
}

/** The database for a member's change, which checks again whether they may still make it. */
function changesOf(ctx: Context, endpoint: Endpoint, viewer: Viewer, services: Services) {
  const token = readSessionCookie(ctx) ?? '';
  return services.sessions.changesOf(token, (present) => {
    guardAccess(endpoint.access, present, { body: null, query: null, header: null });
    guardSuspension(endpoint, present, services.now());
    if (present.adminLevel < viewer.adminLevel) {
      throw new ApiError('FORBIDDEN', errorTexts.FORBIDDEN);
    }
  });
}

async function countCall(
  ctx: Context,
  viewer: Viewer | null,
  { own, shared }: CallLimits,
  { limits }: Services,
): Promise<void> {
  const who = limitedCaller(ctx.ip, viewer);
  for (const limit of own) await limits.count(limit, who);
  // A call refused by the member's own limit does not count for others at the same address.
  for (const limit of shared) await limits.count(limit, limitedAddress(ctx.ip));
}

/**
 * Puts an endpoint on the router. Every request takes the same steps: session, access, validation,
 * handler, answer.
 * @param counted the limits that a call counts towards
 */
export function mountRoute<E extends Endpoint>(
  router: Router,
  endpoint: E,
  handler: Handler<E>,
  services: Services,
  counted: CallLimits,
): void {
  const { method, path, status, form } = endpoint;
  router.register(path, [method], async (ctx) => {
    // The handler reads a form: a large file is accepted only from a permitted caller.
    if (form !== undefined) guardFormType(ctx.req);
    if (endpoint.sameOrigin) guardAsChange(ctx);
    const hasBody = method !== 'GET' && form === undefined;
    const viewer = await viewerOf(ctx, services);
    // A large body is accepted only from a caller who may be an admin.
    const mayBeLarge = isAdmin(viewer) || services.adminKey.opensAlone;
    const body = hasBody
      ? await readJson(ctx.req, mayBeLarge ? endpoint.bodyMax : undefined)
      : undefined;
    const raw = { params: ctx.params, query: ctx.query, body };
    if (viewer) ctx.state.memberId = viewer.id;
    await guardCall(ctx, endpoint, viewer, raw, services);
    await countCall(ctx, viewer, counted, services);
    const input = parseInput(endpoint, raw);
    guardUser(viewer, input.body);
    const changes = method !== 'GET' || endpoint.writes === true;
    const own =
      viewer && changes
        ? { ...services, db: changesOf(ctx, endpoint, viewer, services) }
        : services;
    const answer = await handler({ ...input, services: own, viewer, now: services.now(), ctx });
    if (changes) await noteChange(ctx, services);

    ctx.status = status;
    ctx.set('Cache-Control', 'no-store');
    ctx.set('Content-Type', 'application/json; charset=utf-8');
    // A string, not bytes: Node sends it together with the headers, in one piece.
    ctx.body = answer instanceof Ready ? answer.bytes : JSON.stringify(answer);
  });
}
