import type { Arrival } from './types';

const RETRIED = new Set([502, 503, 504]);
/** The longest wait of a service that is respected, ms: a wait until next year is a mistake. */
const LONGEST = 3_600_000;

/** Whether a refusal means a used up quota: a retry does not bring the end of the day sooner. */
const isOfQuota = (body: string) => /quota|per day|exhausted|hour period/i.test(body);

/** Whether the same request may succeed a moment later: the fault is not the request's. */
export const mayPass = ({ status, body, retryAfter }: Arrival): boolean =>
  RETRIED.has(status) ||
  (status === 500 && /"reason"\s*:\s*"backendError"/.test(body)) ||
  (status === 429 && retryAfter !== null && !isOfQuota(body));

/**
 * The wait that a service asks for (`Retry-After`, in seconds or as a date), ms; null if it does
 * not say.
 * @param now ms
 */
export function readRetryAfter(value: string | null, now: number): number | null {
  const text = value?.trim() ?? '';
  const ms = /^\d{1,9}$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now;
  return Number.isNaN(ms) ? null : Math.min(Math.max(ms, 0), LONGEST);
}
