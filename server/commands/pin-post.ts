import { formatId } from '@contract/rules/site/ids';
import {
  auditedPin,
  isPinnedNow,
  pinOf,
  withPinned,
  type Pin,
  type PinScope,
} from '@contract/rules/posts/pins';
import { reasonTexts } from '@contract/texts';
import type { Database } from '../database';
import type { Runner } from '../database/statement';
import { requireFound } from '../guards';
import { insertAudit } from '../tables/audit';
import { deletePin, listPinnedIds, writePin, writePinPosition } from '../tables/pin';
import { lockPost, type PostRow } from '../tables/post';

const lockedPost = async (tx: Runner, id: number) =>
  requireFound(await lockPost(tx, id, 0), reasonTexts.postNotFound);

/** Writes the audit of a pin that replaced the post's former one; null for none. */
const audit = (tx: Runner, row: PostRow, pin: Pin | null, actorId: number, now: number) =>
  insertAudit(tx, {
    ...{ actorId, now, detail: '', memberId: row.authorId, subject: formatId('post', row.id) },
    action: pin ? 'post.pin' : 'post.unpin',
    before: auditedPin(isPinnedNow(row, now) ? row : null),
    after: auditedPin(pin),
  });

/** An admin's wish to pin: `until` in ms, null without an end; `position` from 1. */
interface WantedPin {
  scope: PinScope;
  until: number | null;
  position: number;
}

/**
 * Pins a post at its place among the pinned posts of its feed.
 * @throws ApiError NOT_FOUND; VALIDATION or CONFLICT as `pinOf` and `withPinned`
 */
export async function pinPost(
  tx: Runner,
  { id, position, ...wanted }: WantedPin & { id: number },
  actorId: number,
  now: number,
): Promise<void> {
  const row = await lockedPost(tx, id);
  const pin = pinOf(row, wanted, now);
  const list = { sphereId: pin.pinSphereId ?? 0, now };
  const order = withPinned(await listPinnedIds(tx, wanted.scope, list), id, position);
  await writePin(tx, { id, ...pin });
  const places = order.map((one, at) => ({ id: one, position: at + 1 }));
  // In the order of ids, so that two admins on PostgreSQL cannot deadlock.
  for (const place of places.sort((a, b) => a.id - b.id)) await writePinPosition(tx, place);
  await audit(tx, row, pin, actorId, now);
}

/** Unpins a post, if it is pinned. @throws ApiError NOT_FOUND */
export function unpinPost(db: Database, id: number, actorId: number, now: number): Promise<void> {
  return db.transaction(async (tx) => {
    const row = await lockedPost(tx, id);
    if (!row.isPinned) return;
    await deletePin(tx, { id });
    if (isPinnedNow(row, now)) await audit(tx, row, null, actorId, now);
  });
}
