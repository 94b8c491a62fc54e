import type { Endpoint, Output, Parsed } from '@contract/endpoints/define';
import { findPath } from '@contract/endpoints/paths';
import { ApiError } from '@contract/errors';
import {
  guardAccess,
  guardConfirmedEmail,
  guardUnrestricted,
  guardUser,
} from '@contract/policies/access';
import type { Actor } from '@contract/policies/actor';
import type { CallLimits } from '@contract/endpoints/limits';
import { guardOrigin, guardWritingGet } from '@contract/rules/links/same-origin';
import { PROVIDER_COOKIE } from '@contract/rules/members/login-providers';
import { DEVICE_COOKIE, devicesAfter, readDevices } from '@contract/rules/members/devices';
import { parseInput } from '@contract/validate';
import { http, HttpResponse, type HttpHandler, type HttpResponseResolver } from 'msw';
import { announceChange } from '../db/announcements';
import { consents } from '../db/consents';
import { saveChanges } from '../db/persistence';
import { readBody, readQuery } from './body';
import { addDeviceCookie, providerCookie, sessionCookie, visitorCookie } from './cookies';
import { guardFormType, readFormFile } from './form';
import { checkAdminKey } from './guard';
import { ADDRESS, countCall, isCounted } from './limits';
import { matchPath } from './match';
import { errorResponse, successResponse } from './respond';
import { actorOf, viewerOf, type Viewer } from './viewer';

/** The header that lets a scenario simulate a failure of a service: `youtube quota`. */
export const TROUBLE_HEADER = 'x-mock-trouble';

/** The context of a handler, in addition to its input. */
export interface Context {
  viewer: Viewer;
  actor: Actor;
  /** The current time, ms. */
  now: number;
  /** The site's own address, without a slash at its end. */
  origin: string;
  /** The browser's `User-Agent`; empty if it did not send one. */
  userAgent: string;
  /** `X-Admin-Key`; empty without one. */
  keyHeader: string;
  /** The provider and its simulated failure in this call; usually null. */
  trouble: string | null;
  /** Reads the file of a call that accepts one. */
  readFile: () => Promise<File>;
  /** Sets the browser's session cookie, or with null deletes it. */
  setSession: (token: string | null) => void;
  /** The tokens that may identify the browser to accounts. */
  devices: readonly string[];
  /** Gives the browser the token of a login, which replaces the known one. */
  setDevice: (known: string | null, fresh: string) => void;
  /** The browser's visit at a provider; empty without one. */
  provider: string;
  /** Gives the browser a visit at a provider. */
  setProvider: (token: string) => void;
  /** The visit of the request; a guest's first one sets its cookie. Null if too many have started. */
  visit: () => string | null;
}

/** Answers one call. Throws `ApiError` for the endpoint's documented errors. */
export type Handler<E extends Endpoint> = (
  input: Parsed<E>,
  context: Context,
) => Output<E> | Promise<Output<E>>;

/** Matches an endpoint's requests on any origin of the page or the test. */
export function on(endpoint: Endpoint) {
  return ({ request }: { request: Request }) => {
    const params =
      request.method === endpoint.method
        ? matchPath(endpoint, new URL(request.url).pathname)
        : null;
    return { matches: params !== null, params: params ?? {} };
  };
}

// A page's request has no `User-Agent` here, but its browser also runs these mocks.
const browserName = () => ('navigator' in globalThis ? navigator.userAgent : '');

function guardRequestOrigin({ headers, url, method }: Request, isWritingGet: boolean): void {
  const { host, protocol } = new URL(url);
  // In the browser these mocks see neither `Sec-Fetch-Site` nor `Origin`.
  const said = {
    method,
    site: headers.get('sec-fetch-site'),
    origin: headers.get('origin'),
    dest: headers.get('sec-fetch-dest'),
    accept: headers.get('accept'),
  };
  const guard = isWritingGet ? guardWritingGet : guardOrigin;
  guard(said, { host, secure: protocol === 'https:' });
}

/** An endpoint with the resolver of its requests. */
interface AnsweredCall {
  endpoint: Endpoint;
  resolve: HttpResponseResolver;
}

/** Answers an endpoint's requests: the common steps of all calls, in one order. */
export function answerCall<E extends Endpoint>(
  endpoint: E,
  counted: CallLimits,
  answer: Handler<E>,
): AnsweredCall {
  const resolve: HttpResponseResolver = async ({ request, params, cookies }) => {
    try {
      guardRequestOrigin(request, endpoint.sameOrigin === true);
      const now = Date.now();
      const viewer = viewerOf(cookies, now);
      const query = readQuery(new URL(request.url));
      const { form } = endpoint;
      // The form is read late, so that a large file is accepted only from an allowed caller.
      if (form !== undefined) guardFormType(request);
      const hasBody = endpoint.method !== 'GET' && form === undefined;
      const body = hasBody ? await readBody(request, endpoint.bodyMax) : undefined;
      const actor = actorOf(viewer);
      const header = request.headers.get('x-admin-key');
      const key = guardAccess(endpoint.access, actor, { body, query, header });
      if (key !== null) checkAdminKey(key, now);
      if (actor) guardUnrestricted(endpoint, actor, consents.listOf(actor.id), now);
      guardConfirmedEmail(endpoint, actor);
      countCall(counted, viewer, now);
      const input = parseInput(endpoint, { params, query, body });
      guardUser(actor, input.body);

      const extra: Record<string, string> = {};
      const setSession = (token: string | null) => {
        extra['Set-Cookie'] = sessionCookie(token);
      };
      const devices = readDevices(cookies[DEVICE_COOKIE]);
      const given: string[] = [];
      const setDevice = (known: string | null, fresh: string) => {
        given.push(devicesAfter(devices, known, fresh));
      };
      const setProvider = (token: string) => {
        extra['Set-Cookie'] = providerCookie(token);
      };
      const visit = () => {
        // Like on the server, a HEAD is not counted as a view.
        if (request.method === 'HEAD') return null;
        if (viewer.visit !== null) return viewer.visit;
        if (!isCounted('visit', ADDRESS, now)) return null;
        const id = crypto.randomUUID();
        extra['Set-Cookie'] = visitorCookie(id);
        return id;
      };
      const userAgent = request.headers.get('user-agent') ?? browserName();
      const readFile = () => readFormFile(request, form ?? '');
      const context: Context = {
        ...{ viewer, actor, now, userAgent, readFile, keyHeader: header ?? '' },
        trouble: request.headers.get(TROUBLE_HEADER),
        ...{ setSession, devices, setDevice, visit, setProvider },
        provider: cookies[PROVIDER_COOKIE] ?? '',
        origin: new URL(request.url).origin,
      };
      const result = await answer(input, context);
      await saveChanges();
      if (endpoint.method !== 'GET' || endpoint.writes) announceChange();
      const response = successResponse(endpoint, result, extra);
      for (const device of given) addDeviceCookie(response, device);
      return response;
    } catch (error) {
      if (error instanceof ApiError) return errorResponse(error);
      throw error;
    }
  };
  return { endpoint, resolve };
}

/**
 * Combines many calls into one request handler. The library tries handlers one after another and
 * reads the cookies for each, which for a hundred and more takes a large part of a request's time.
 */
export function handle(calls: readonly AnsweredCall[]): HttpHandler {
  const find = ({ method, url }: Request) => {
    const { pathname } = new URL(url);
    const found = findPath(pathname);
    if (!found?.methods.includes(method)) return null;
    const meant = method === 'HEAD' ? 'GET' : method;
    const call = calls.find(({ endpoint: { path, ...one } }) => {
      return path === found.path && one.method === meant;
    });
    // The stream is not a call.
    if (!call) return null;
    const params = matchPath(call.endpoint, pathname) ?? {};
    return { match: { matches: true, params }, resolve: call.resolve };
  };
  return http.all(
    ({ request }) => find(request)?.match ?? false,
    async (info) => {
      const response = await find(info.request)?.resolve(info);
      const isHead = info.request.method === 'HEAD' && response instanceof Response;
      return isHead ? new HttpResponse(null, response) : response;
    },
  );
}
