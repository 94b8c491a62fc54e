import { ApiError } from '@contract/errors';
import {
  limits,
  type CallLimits,
  type LimitName,
  type LimitTable,
} from '@contract/endpoints/limits';
import { errorTexts } from '@contract/texts';
import type { Viewer } from './viewer';

/** Calls counted together, until a moment (ms). */
interface Window {
  calls: number;
  until: number;
}

let table: LimitTable = limits;
const windows = new Map<string, Window>();

/** The only address in the mock world. */
export const ADDRESS = 'address';

/** Resets all counts and sets the limits. */
export function resetLimits(next: LimitTable): void {
  table = next;
  windows.clear();
}

function windowOf(limit: LimitName, who: string, now: number): Window {
  const key = `${limit} ${who}`;
  const known = windows.get(key);
  if (known && known.until > now) return known;
  const fresh = { calls: 0, until: now + table[limit].duration * 1000 };
  windows.set(key, fresh);
  return fresh;
}

function refusal({ until }: Window, now: number): ApiError {
  const retryAfter = Math.max(1, Math.ceil((until - now) / 1000));
  return new ApiError('RATE_LIMITED', errorTexts.RATE_LIMITED, { retryAfter });
}

/** Refuses without counting. @throws ApiError RATE_LIMITED */
export function refuseWhenSpent(limit: LimitName, who: string, now: number): void {
  const window = windowOf(limit, who, now);
  if (window.calls >= table[limit].points) throw refusal(window, now);
}

/** Uncounts one call because it was valid. */
export function refund(limit: LimitName, who: string, now: number): void {
  windowOf(limit, who, now).calls -= 1;
}

/** Counts one call like `count`. Returns whether the limit allows it. */
export function isCounted(limit: LimitName, who: string, now: number): boolean {
  const window = windowOf(limit, who, now);
  window.calls += 1;
  return window.calls <= table[limit].points;
}

/** Counts one call. @throws ApiError RATE_LIMITED with the seconds to wait */
export function count(limit: LimitName, who: string, now: number): void {
  if (!isCounted(limit, who, now)) throw refusal(windowOf(limit, who, now), now);
}

/** The key of a caller's own limits: the member, or a guest's address. */
export const callerOf = ({ member }: Viewer) => (member ? `member ${member.id}` : ADDRESS);

/** Counts a call towards its limits. @throws ApiError RATE_LIMITED */
export function countCall({ own, shared }: CallLimits, viewer: Viewer, now: number): void {
  const who = callerOf(viewer);
  for (const limit of own) count(limit, who, now);
  for (const limit of shared) count(limit, ADDRESS, now);
}

/**
 * Counts a password before it is compared. A device that the account knows has its own tries; any
 * other shares those of its address, its network and the account. See decision 38.
 * @param device the token of a known device, or a session; null for an unknown one
 * @returns a function that uncounts a right password, except in the limits of the address, its
 * range and the account's known devices
 * @throws ApiError RATE_LIMITED
 */
export function countPassword(email: string, device: string | null, now: number): () => void {
  const counted: [LimitName, string][] = [];
  const note = (name: LimitName, who: string) => {
    counted.push([name, who]);
    return who;
  };
  const refundAll = () => {
    for (const [name, who] of counted) refund(name, who, now);
  };
  if (device !== null && isCounted('loginByDevice', device, now)) {
    note('loginByDevice', device);
    if (isCounted('loginWhenKnown', email, now)) return refundAll;
  }
  count('loginByAddress', ADDRESS, now);
  count('loginByRange', ADDRESS, now);
  const network = `${email} ${ADDRESS}`;
  count('loginByNetwork', note('loginByNetwork', network), now);
  const isGuarded = !isCounted('loginByAccount', note('loginByAccount', email), now);
  if (isGuarded) count('loginWhenGuarded', note('loginWhenGuarded', network), now);
  return refundAll;
}
