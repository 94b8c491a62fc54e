import type { Context } from 'koa';
import type { endpoints, EndpointName } from '@contract/endpoints';
import type { Endpoint, Output, Parsed } from '@contract/endpoints/define';
import type { Services } from '../services';
import type { Viewer } from '../tables/session';

/** A success body that is already JSON. */
export class Ready {
  constructor(readonly bytes: Buffer) {}
}

/** One request as a handler gets it: its input, its member, and the services. */
export type Call<E extends Endpoint> = Parsed<E> & {
  services: Services;
  /** The session's member, null for a guest. */
  viewer: Viewer | null;
  /** The time of the request, ms since 1970. */
  now: number;
  ctx: Context;
};

/** Answers one endpoint with a success body, or throws an ApiError. */
export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Output<E> | Ready>;

/** The handlers of some calls, by name; a missing or an extra one does not compile. */
export type Handlers<N extends EndpointName> = { [K in N]: Handler<(typeof endpoints)[K]> };
