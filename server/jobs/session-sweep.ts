import { DEVICE_LIFETIME } from '@contract/rules/members/devices';
import type { Database } from '../database';
import { deleteOldSignIns } from '../tables/audit';
import { deleteOldDevices } from '../tables/device';
import { deleteExpiredLinks } from '../tables/mail-link';
import { deleteExpiredChallenges } from '../tables/passkey';
import { deleteExpiredVisits } from '../tables/provider-visit';
import { deleteEndedDevices } from '../tables/push-device';
import { deleteEndedLimits } from '../tables/rate-limit';
import { deleteExpiredSessions } from '../tables/session';
import { deleteExpiredWaiting } from '../tables/waiting';

/** How long the audit keeps sign-ins, ms: 180 days. */
export const SIGN_INS_KEPT = 180 * 24 * 3_600_000;

/**
 * Deletes expired sessions, mailed links, challenges for passkeys, waiting logins, visits at
 * providers and devices, push devices of ended sessions, old sign-ins, and the counts of ended rate
 * limits.
 */
export function sweepSessions(db: Database, now: number): Promise<void> {
  return db.transaction(async (tx) => {
    await deleteExpiredSessions(tx, { now });
    await deleteExpiredLinks(tx, { now });
    await deleteEndedLimits(tx, { now });
    await deleteExpiredChallenges(tx, { now });
    await deleteExpiredWaiting(tx, now);
    await deleteExpiredVisits(tx, now);
    await deleteEndedDevices(tx, { now });
    await deleteOldDevices(tx, { before: now - DEVICE_LIFETIME });
    await deleteOldSignIns(tx, { before: now - SIGN_INS_KEPT });
  });
}
