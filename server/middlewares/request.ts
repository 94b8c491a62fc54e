import type { Context, Next } from 'koa';
import { ApiError } from '@contract/errors';
import { errorTexts } from '@contract/texts';
import { requestIds } from '../http/request-ids';
import type { Log } from '../lib/log';

declare module 'koa' {
  interface DefaultState {
    /** The request's id in the log. */
    requestId: string;
    /** The id of its trace, if a trusted proxy gave one. */
    traceId?: string | undefined;
    /** The member of the request, once known. */
    memberId?: number;
  }
}

/**
 * Gives each request an id and one line in the log: the target, never the content.
 * @param trustsProxy whether a proxy in front may name the request and its trace
 */
export function requestLog(log: Log, trustsProxy: boolean) {
  return async (ctx: Context, next: Next): Promise<void> => {
    const started = performance.now();
    const { requestId: id, traceId: trace } = requestIds(ctx.req.headers, trustsProxy);
    ctx.state.requestId = id;
    ctx.state.traceId = trace;
    ctx.res.setHeader('X-Request-Id', id);
    await next();
    const ms = Math.round((performance.now() - started) * 10) / 10;
    const { method, path, status } = ctx;
    log.info({ id, trace, method, path, status, ms, member: ctx.state.memberId });
  };
}

// A name or an address, possibly with a port. HTTP 1.0 has no hosts, so it may be absent.
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;
const isHost = (host: string) => host === '' || (HOST.test(host) && URL.canParse(`http://${host}`));

// Nearly all requests name the same host.
let lastHost = '';
function isKnownHost(host: string): boolean {
  if (host === lastHost) return true;
  if (!isHost(host)) return false;
  lastHost = host;
  return true;
}

/**
 * Refuses a request that names two hosts, because proxies and servers disagree which one counts,
 * and one with an invalid host, because our absolute addresses use it.
 */
export function oneHost(ctx: Context, next: Next): Promise<void> {
  const { rawHeaders } = ctx.req;
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  if (hosts > 1 || !isKnownHost(ctx.req.headers.host ?? '')) {
    throw new ApiError('VALIDATION', errorTexts.VALIDATION);
  }
  return next();
}
