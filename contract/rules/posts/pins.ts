import { ApiError, fieldError } from '../../errors';
import { reasonTexts } from '../../texts';

/** Where a pinned post comes first: in the site's feed, or in that of its sphere. */
export const pinScopes = ['site', 'sphere'] as const;
export type PinScope = (typeof pinScopes)[number];

/** The most pinned posts of one feed. Source: docs/product/limits.md#lengths-and-sizes. */
export const PINS_MOST = 10;

/** Where a new notice is pinned, until an admin unpins it. */
export const noticePin = { scope: 'site', until: null, position: 1 } as const;

/** A pin as it is stored. */
export interface Pin {
  /** The sphere whose feed it leads; null for the site's feed. */
  pinSphereId: number | null;
  /** Its end, ms; null without one. */
  pinUntil: number | null;
}

/** The fields of a post that its pin depends on. */
export interface PinnedPost extends Pin {
  isPinned: boolean;
  sphereId: number | null;
}

/**
 * Whether a post is pinned at present (ms). A pin ends at its time, and when its post leaves the
 * sphere.
 */
export function isPinnedNow(post: PinnedPost, now: number): boolean {
  const { isPinned, pinSphereId, pinUntil, sphereId } = post;
  const isThere = pinSphereId === null || pinSphereId === sphereId;
  return isPinned && isThere && (pinUntil === null || pinUntil > now);
}

/** The scope of a stored pin. */
export const pinScopeOf = ({ pinSphereId }: Pin): PinScope =>
  pinSphereId === null ? 'site' : 'sphere';

/**
 * The pin that an admin wants for a post, if it is possible.
 * @throws ApiError CONFLICT for a post that is not public or in no sphere, VALIDATION for an end in
 * the past
 */
export function pinOf(
  post: { isConfirmed: boolean; sphereId: number | null },
  { scope, until }: { scope: PinScope; until: number | null },
  now: number,
): Pin {
  if (!post.isConfirmed) throw new ApiError('CONFLICT', reasonTexts.pinPending);
  if (scope === 'sphere' && post.sphereId === null) {
    throw new ApiError('CONFLICT', reasonTexts.pinNoSphere);
  }
  if (until !== null && until <= now) throw fieldError('until', reasonTexts.pinPast);
  return { pinSphereId: scope === 'site' ? null : post.sphereId, pinUntil: until };
}

/**
 * The ids of a feed's pinned posts after one of them was pinned.
 * @param pinned the ids so far, first to last
 * @param position from 1; beyond the end is the end
 * @throws ApiError CONFLICT if there is no room for another
 */
export function withPinned(pinned: readonly number[], id: number, position: number): number[] {
  const others = pinned.filter((one) => one !== id);
  if (others.length >= PINS_MOST) throw new ApiError('CONFLICT', reasonTexts.pinsMany);
  return others.toSpliced(position - 1, 0, id);
}

/** A pin in the audit, as JSON; `null` without a pin. */
export const auditedPin = (pin: Pin | null): string =>
  JSON.stringify(pin && { scope: pinScopeOf(pin), until: pin.pinUntil });
