import { endpoints } from '@contract/endpoints';
import type { Endpoint, Output } from '@contract/endpoints/define';
import { ApiError, type ErrorCode, type Issue } from '@contract/errors';
import { sampleIds } from '@contract/fixtures/members';
import { sayWhen } from '@contract/rules/site/retry';
import { errorTexts } from '@contract/texts';
import { delay, http, HttpResponse, type RequestHandler } from 'msw';
import { settings } from '../db/settings';
import { sessions } from '../db/sessions';
import { suspensions } from '../db/suspensions';
import { on } from '../http/handle';
import { errorResponse, successResponse } from '../http/respond';
import { viewerOf } from '../http/viewer';

const ADMIN = sampleIds.operator;

/** How many seconds a refused caller must wait. */
const RETRY_AFTER = 120;

/** The sentence for a caller over the rate limit. */
export const limitedText = sayWhen(errorTexts.RATE_LIMITED, RETRY_AFTER);

interface Failure {
  /** The affected requests; all if left out. */
  when?: (request: Request) => boolean | Promise<boolean>;
  /** Replaces the code's usual sentence. */
  message?: string;
  /** The refused fields. */
  issues?: Issue[];
}

/** A call that answers with an error like the server. */
export function failing(
  endpoint: Endpoint,
  code: ErrorCode,
  { when = () => true, message = errorTexts[code], issues }: Failure = {},
): RequestHandler {
  const details = {
    ...(issues && { issues }),
    ...(code === 'RATE_LIMITED' && { retryAfter: RETRY_AFTER }),
  };
  const error = new ApiError(code, message, details);
  return http.all(on(endpoint), async ({ request }) =>
    // Without an answer the usual handler runs next.
    (await when(request.clone())) ? errorResponse(error) : undefined,
  );
}

/** A call that always gives this answer. */
export function answering<E extends Endpoint>(endpoint: E, body: Output<E>): RequestHandler {
  return http.all(on(endpoint), () => successResponse(endpoint, body, {}));
}

/** A call that answers as usual after a delay (ms). */
export function slow(endpoint: Endpoint, ms: number): RequestHandler {
  return http.all(on(endpoint), async () => {
    await delay(ms);
  });
}

/** A call that never answers. */
export function never(endpoint: Endpoint): RequestHandler {
  return http.all(on(endpoint), async () => {
    await delay('infinite');
  });
}

/** The session ends with the first of these calls; all are then answered as usual. */
export function endingSession(calls: readonly Endpoint[]): RequestHandler[] {
  let isOver = false;
  return calls.map((endpoint) =>
    http.all(on(endpoint), ({ cookies }) => {
      const { session } = viewerOf(cookies, Date.now());
      if (!isOver && session) sessions.end(session.token, Date.now());
      isOver = true;
    }),
  );
}

/** Suspends the member of the first of these calls just before it; all are then answered as usual. */
export function suspending(calls: readonly Endpoint[], reason: string): RequestHandler[] {
  let isDone = false;
  return calls.map((endpoint) =>
    http.all(on(endpoint), ({ cookies }) => {
      const now = Date.now();
      const { member } = viewerOf(cookies, now);
      if (isDone || !member) return;
      isDone = true;
      suspensions.put({ memberId: member.id, reason, until: null, actorId: ADMIN, createdAt: now });
    }),
  );
}

/** The site requires a second factor of admins before it answers the first question. */
export function requiringSecondFactor(): RequestHandler {
  return http.all(on(endpoints.me), () => settings.write({ admin_second_factor: true }));
}

/** A call without a network. */
export function offline(endpoint: Endpoint): RequestHandler {
  return http.all(on(endpoint), () => HttpResponse.error());
}

/** A call that is answered as usual once it is released. */
export function held(endpoint: Endpoint): { handler: RequestHandler; release: () => void } {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { handler: http.all(on(endpoint), () => released), release };
}
