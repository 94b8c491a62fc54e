import type { NewAuditEntry } from '@contract/rules/admin/audit';
import {
  auditedPin,
  isPinnedNow,
  pinOf,
  pinScopeOf,
  withPinned,
  type Pin,
  type PinScope,
} from '@contract/rules/posts/pins';
import { formatId } from '@contract/rules/site/ids';
import { audit } from './audit';
import { posts, type PostRow } from './posts';

/** The posts pinned in the site's feed, or in that of a sphere, in their order. */
export const listPinned = (scope: PinScope, sphereId: number | null, now: number): PostRow[] =>
  posts
    .list()
    .filter((post) => isPinnedNow(post, now) && pinScopeOf(post) === scope)
    .filter((post) => scope === 'site' || post.sphereId === sphereId)
    .sort((a, b) => (a.pinPosition ?? 0) - (b.pinPosition ?? 0) || b.id - a.id);

/** @throws ApiError CONFLICT if the site's feed has no room for another pinned post */
export function guardRoom(now: number): void {
  const pinned = listPinned('site', null, now).map(({ id }) => id);
  withPinned(pinned, 0, 1);
}

function note(post: PostRow, pin: Pin | null, actorId: number, now: number): void {
  const entry: NewAuditEntry = {
    ...{ actorId, now, detail: '', memberId: post.authorId, subject: formatId('post', post.id) },
    action: pin ? 'post.pin' : 'post.unpin',
    before: auditedPin(isPinnedNow(post, now) ? post : null),
    after: auditedPin(pin),
  };
  audit.write(entry);
}

/**
 * Pins a post at its place, from 1, among the pinned posts of its feed.
 * @throws ApiError as `pinOf` and `withPinned`
 */
export function pinPost(
  post: PostRow,
  wanted: { scope: PinScope; until: number | null; position: number },
  actorId: number,
  now: number,
): void {
  const pin = pinOf(post, wanted, now);
  const pinned = listPinned(wanted.scope, post.sphereId, now).map(({ id }) => id);
  const order = withPinned(pinned, post.id, wanted.position);
  posts.update(post.id, { isPinned: true, ...pin });
  order.forEach((id, at) => posts.update(id, { pinPosition: at + 1 }));
  note(post, pin, actorId, now);
}

/** Unpins a post, if it is pinned. */
export function unpinPost(post: PostRow, actorId: number, now: number): void {
  if (!post.isPinned) return;
  const none = { pinSphereId: null, pinPosition: null, pinUntil: null };
  posts.update(post.id, { isPinned: false, ...none });
  if (isPinnedNow(post, now)) note(post, null, actorId, now);
}
