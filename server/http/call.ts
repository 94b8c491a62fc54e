import type { Context } from 'koa';
import type { endpoints, EndpointName } from '@contract/endpoints';
import type { DeclaredEndpoint, Endpoint, Output, Parsed } from '@contract/endpoints/define';
import type { Services } from '../services';
import type { Viewer } from '../tables/session';

/** A success body that is already JSON. */
export class Ready {
  constructor(readonly bytes: Buffer) {}
}

/** One request as a handler gets it: its input, its member, and the services. */
export type Call<E extends DeclaredEndpoint> = Parsed<E> & {
  services: Services;
  /** The session's member, null for a guest. */
  viewer: Viewer | null;
  /** The time of the request, ms since 1970. */
  now: number;
  ctx: Context;
};

/** Answers one endpoint with a success body, or throws an ApiError. */
export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Output<E> | Ready>;

/** The handlers of all calls, by name; a missing or an extra one does not compile. */
export type Handlers = { [Name in EndpointName]: Handler<(typeof endpoints)[Name]> };
/** The handlers in one file. */
export type SomeHandlers = Partial<Handlers>;
