import * as v from 'valibot';
import type { ErrorCode } from '../errors';
import { needsConsent, needsUnrestricted, type Access } from '../policies/access';
import type { Method } from './routes';

/** Any schema of the schema library. */
export type Schema = v.GenericSchema;

/** One call of the API, declared once and read by every implementation. */
export interface Endpoint<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Response extends Schema = Schema,
> {
  method: Method;
  /** Contains `:name` for each parameter that `params` reads. */
  path: string;
  summary: string;
  access: Access;
  params: Params;
  query: Query;
  body: Body;
  /** The name of the one file field of a multipart body; a call with a form has no JSON body. */
  form?: string;
  /** The largest JSON body of its callers, bytes, if it is more than `BODY_MAX`. */
  bodyMax?: number;
  /** Whether a suspended member may make the call although it changes something. */
  whileSuspended?: true;
  /** Whether the call is closed to members whose address is unconfirmed. */
  needsEmail?: true;
  /** Never rate-limited: the call ends a session, and that must always be possible. */
  unlimited?: true;
  /** Whether a GET refuses pages of other sites, because it writes or spends a quota. */
  sameOrigin?: true;
  /** Whether a GET changes stored data, as documented. */
  writes?: true;
  /** The status of a successful answer. */
  status: number;
  response: Response;
  /** Further errors, in addition to those that `errorsOf` derives from access and input. */
  errors: readonly ErrorCode[];
}

interface Declaration<P, Q, B, R> {
  summary: string;
  access: Access;
  params?: P;
  query?: Q;
  body?: B;
  form?: string;
  bodyMax?: number;
  whileSuspended?: true;
  needsEmail?: true;
  /** Never rate-limited: the call ends a session, and that must always be possible. */
  unlimited?: true;
  sameOrigin?: true;
  writes?: true;
  status?: number;
  response: R;
  errors?: readonly ErrorCode[];
}

/** An endpoint as its file declares it; the route with its name adds method and path. */
export type DeclaredEndpoint<
  P extends Schema | undefined = Schema | undefined,
  Q extends Schema | undefined = Schema | undefined,
  B extends Schema | undefined = Schema | undefined,
  R extends Schema = Schema,
> = Omit<Endpoint<P, Q, B, R>, 'method' | 'path'>;

/** Declares the endpoint of the route with the same name; the status defaults to 200. */
/* @__NO_SIDE_EFFECTS__ */
export function endpoint<
  R extends Schema,
  P extends Schema | undefined = undefined,
  Q extends Schema | undefined = undefined,
  B extends Schema | undefined = undefined,
>(declared: Declaration<P, Q, B, R>): DeclaredEndpoint<P, Q, B, R> {
  return {
    status: 200,
    errors: [],
    ...declared,
    params: declared.params as P,
    query: declared.query as Q,
    body: declared.body as B,
  };
}

/** The schema of a success body: `success: true` and the named fields. */
/* @__NO_SIDE_EFFECTS__ */
export function ok<E extends v.ObjectEntries>(entries: E) {
  return v.object({ success: v.literal(true), ...entries });
}

type In<S> = S extends Schema ? v.InferInput<S> : undefined;
type Out<S> = S extends Schema ? v.InferOutput<S> : undefined;
type Filled<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] };

/** The input as a caller passes it. */
export type Input<E> =
  E extends DeclaredEndpoint<infer P, infer Q, infer B>
    ? Filled<{ params: In<P>; query: In<Q>; body: In<B> }>
    : never;
/** The input as a handler gets it after validation. */
export type Parsed<E> =
  E extends DeclaredEndpoint<infer P, infer Q, infer B>
    ? { params: Out<P>; query: Out<Q>; body: Out<B> }
    : never;
/** The body of a success. */
export type Output<E> = E extends { response: infer R extends Schema } ? v.InferOutput<R> : never;

/** Every code that an endpoint may answer, except general server errors such as `INTERNAL`. */
export function errorsOf(endpoint: Endpoint): ErrorCode[] {
  const codes = new Set<ErrorCode>(endpoint.errors);
  if (endpoint.params || endpoint.query || endpoint.body || endpoint.form) codes.add('VALIDATION');
  if (endpoint.access !== 'public') codes.add('LOGIN_REQUIRED');
  if (endpoint.access === 'admin' || endpoint.access === 'adminOrKey') {
    codes.add('FORBIDDEN');
    codes.add('SECOND_FACTOR_REQUIRED');
  }
  if (endpoint.access === 'adminOrKey') {
    codes.add('ADMIN_KEY');
    // After five wrong keys.
    codes.add('RATE_LIMITED');
  }
  if (endpoint.sameOrigin) codes.add('FORBIDDEN');
  if (endpoint.needsEmail) codes.add('EMAIL_UNCONFIRMED');
  if (endpoint.method !== 'GET') {
    if (needsUnrestricted(endpoint)) codes.add('SUSPENDED');
    if (needsConsent(endpoint)) codes.add('CONSENT_REQUIRED');
    // A request from another site.
    codes.add('FORBIDDEN');
    codes.add('UNSUPPORTED_TYPE');
    codes.add('TOO_LARGE');
    if (!endpoint.unlimited) codes.add('RATE_LIMITED');
  }
  return [...codes];
}
