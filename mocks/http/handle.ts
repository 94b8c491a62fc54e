import type { Endpoint, Output, Parsed } from '@contract/endpoints/define';
import { ApiError } from '@contract/errors';
import type { Actor } from '@contract/policies/actor';
import { parseInput } from '@contract/validate';
import { http, type HttpHandler } from 'msw';
import { saveChanges } from '../db/persistence';
import { readBody, readQuery } from './body';
import { guardAccess, guardUser } from './guard';
import { matchPath } from './match';
import { guardOrigin } from './origin';
import { errorResponse, successResponse } from './respond';
import { actorOf, SESSION_COOKIE, viewerOf, type Viewer } from './viewer';

/** What a handler knows beside the input. */
export interface Context {
  viewer: Viewer;
  actor: Actor;
  /** The present, in ms. */
  now: number;
  /** How the browser names itself; empty when it does not. */
  userAgent: string;
  /** Hands the browser a session, or with null takes it back. */
  setSession: (token: string | null) => void;
}

/** Answers one call. Throws `ApiError` for the errors that the endpoint documents. */
export type Handler<E extends Endpoint> = (input: Parsed<E>, context: Context) => Output<E>;

/** Matches an endpoint's requests, on whatever origin the page or the test runs. */
export function on(endpoint: Endpoint) {
  return ({ request }: { request: Request }) => {
    const params =
      request.method === endpoint.method
        ? matchPath(endpoint, new URL(request.url).pathname)
        : null;
    return { matches: params !== null, params: params ?? {} };
  };
}

// A page's request says nothing of its browser, which is the one that these mocks run in.
const browserName = () => ('navigator' in globalThis ? navigator.userAgent : '');

const cookieOf = (token: string | null) =>
  `${SESSION_COOKIE}=${token ?? ''}; Path=/; HttpOnly; SameSite=Lax${token ? '' : '; Max-Age=0'}`;

/** Makes a request handler of an endpoint: everything that all calls have in common, in one order. */
export function handle<E extends Endpoint>(endpoint: E, answer: Handler<E>): HttpHandler {
  return http.all(on(endpoint), async ({ request, params, cookies }) => {
    try {
      guardOrigin(request);
      const now = Date.now();
      const viewer = viewerOf(cookies, now);
      const query = readQuery(new URL(request.url));
      const body = endpoint.method === 'GET' ? undefined : await readBody(request);
      const keys = { header: request.headers.get('x-admin-key'), query, body };
      guardAccess(endpoint.access, viewer, keys, now);
      const input = parseInput(endpoint, { params, query, body });
      guardUser(input.body, viewer);

      const extra: Record<string, string> = {};
      const setSession = (token: string | null) => {
        extra['Set-Cookie'] = cookieOf(token);
      };
      const userAgent = request.headers.get('user-agent') ?? browserName();
      const actor = actorOf(viewer);
      const result = answer(input, { viewer, actor, now, userAgent, setSession });
      await saveChanges();
      return successResponse(endpoint, result, extra);
    } catch (error) {
      if (error instanceof ApiError) return errorResponse(error);
      throw error;
    }
  });
}
