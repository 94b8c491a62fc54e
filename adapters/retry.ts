import type { Arrival } from './types';

const RETRIED = new Set([502, 503, 504]);
/** The longest that a service's own wish is kept to, ms: one that names next year is a mistake. */
const LONGEST = 3_600_000;

/** Whether a refusal is of more than haste: the end of a day passes no sooner for being asked again. */
const isOfQuota = (body: string) => /quota|per day|exhausted|hour period/i.test(body);

/** Whether the same request may be answered a moment later: it is no fault of the request's. */
export const mayPass = ({ status, body, retryAfter }: Arrival): boolean =>
  RETRIED.has(status) ||
  (status === 500 && /"reason"\s*:\s*"backendError"/.test(body)) ||
  (status === 429 && retryAfter !== null && !isOfQuota(body));

/**
 * How long a service wants to be left alone (`Retry-After`), ms: in seconds or as a date; null where
 * it does not say.
 * @param now ms
 */
export function readRetryAfter(value: string | null, now: number): number | null {
  const text = value?.trim() ?? '';
  const ms = /^\d{1,9}$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now;
  return Number.isNaN(ms) ? null : Math.min(Math.max(ms, 0), LONGEST);
}
