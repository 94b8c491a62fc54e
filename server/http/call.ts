import type { Context } from 'koa';
import { ApiError } from '@contract/errors';
import type { endpoints, EndpointName } from '@contract/endpoints';
import type { Endpoint, Output, Parsed } from '@contract/endpoints/define';
import { errorTexts } from '@contract/texts';
import type { Services } from '../services';
import type { Viewer } from '../tables/session';

/** A success body that is JSON already. */
export class Ready {
  constructor(readonly bytes: Buffer) {}
}

/** One request on its way through a handler: what was asked, by whom, and what it may use. */
export type Call<E extends Endpoint> = Parsed<E> & {
  services: Services;
  /** The session's member, null for a guest. */
  viewer: Viewer | null;
  /** When the request came, ms since 1970. */
  now: number;
  ctx: Context;
};

/** Answers one endpoint with a success body, or throws an ApiError. */
export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Output<E> | Ready>;

/** The handlers of some calls, by name; one that is missing or too many does not compile. */
export type Handlers<N extends EndpointName> = { [K in N]: Handler<(typeof endpoints)[K]> };

/** The signed-in member. @throws ApiError LOGIN_REQUIRED for a guest */
export function signedIn(viewer: Viewer | null): Viewer {
  if (!viewer) throw new ApiError('LOGIN_REQUIRED', errorTexts.LOGIN_REQUIRED);
  return viewer;
}

/**
 * The member who acts. The documented `userId` of a body may name nobody else.
 * @throws ApiError LOGIN_REQUIRED or USER_MISMATCH
 */
export function actingMember(viewer: Viewer | null, userId: number | null | undefined): Viewer {
  const member = signedIn(viewer);
  if (userId != null && userId !== member.id) {
    throw new ApiError('USER_MISMATCH', errorTexts.USER_MISMATCH);
  }
  return member;
}

/** Goes on when the policy allows it. @throws ApiError FORBIDDEN */
export function authorise(isAllowed: boolean): void {
  if (!isAllowed) throw new ApiError('FORBIDDEN', errorTexts.FORBIDDEN);
}

/** The record that was asked for. @throws ApiError NOT_FOUND with the given sentence */
export function found<T>(record: T | null | undefined, sentence: string): T {
  if (record == null) throw new ApiError('NOT_FOUND', sentence);
  return record;
}
