import { notificationPath } from '@contract/notificationPath';
import { moreNotificationsText, notificationText } from '@contract/notificationTexts';
import type { Notification } from '@contract/models/notification';
import type { PushMessage } from '@contract/rules/members/push';
import pLimit from 'p-limit';
import type { Database } from '../database';
import { presentNotification } from '../presenters/notification';
import { readSettings } from '../tables/setting';
import { findLatestUnread } from '../tables/notification-list';
import {
  advanceDevice,
  deleteGoneDevice,
  listDueDevices,
  type DeviceProgress,
  type DueDeviceRow,
} from '../tables/push-device';
import type { PushService } from './service';

/** The number of devices per run; the next run continues. */
const AT_A_TIME = 20;
/** The number of devices served at once. */
const AT_ONCE = 5;
/**
 * The least age of a notification before it is sent, ms: an earlier transaction may still end, and
 * a member who has the site open may read it there.
 */
const SETTLED_AFTER = 2_000;
/** The most age of a notification, ms: after a longer downtime it only appears in the bell. */
export const STALE_AFTER = 24 * 3_600_000;
/** How often an unreachable device is tried before a notification is given up. */
const TRIES = 5;
const failuresOf = {
  answering: { least: 0, most: 0 },
  failing: { least: 1, most: TRIES },
  all: { least: 0, most: TRIES },
};
const FIRST_PAUSE = 30_000;
/** How long an unreachable device rests, ms: a dead one must not delay the others. */
const REST = 3_600_000;

/** A push with the same content as the bell. @param others the number of other notifications */
function pushMessage(title: string, notification: Notification, others: number): PushMessage {
  const { postTitle, notificationId } = notification;
  const more = others > 0 ? moreNotificationsText(others) : '';
  return {
    title,
    body: [notificationText(notification), postTitle, more].filter(Boolean).join('\n'),
    path: notificationPath(notification),
    tag: notificationId,
  };
}

/** The parts that a delivery needs. */
interface Delivering {
  db: Database;
  push: Pick<PushService, 'send'>;
  now: () => number;
}

/** The status of the push service; 0 if it cannot be reached. */
async function send({ db, push, now }: Delivering, device: DueDeviceRow): Promise<number | null> {
  const { memberId, endpoint, p256dh, auth, sentUntil: after, at: until } = device;
  const latest = await findLatestUnread(db, { memberId, after, until });
  // Already read, or nothing that its member may still see.
  if (!latest) return null;
  const { siteName } = await readSettings(db);
  const message = pushMessage(siteName, presentNotification(latest.row, now()), latest.others);
  const payload = JSON.stringify(message);
  return push.send({ endpoint, keys: { p256dh, auth }, payload }).catch(() => 0);
}

/** The progress of a device after a failure; `step` is the failed one. */
function afterFailure(device: DueDeviceRow, step: DeviceProgress, now: number): DeviceProgress {
  const { from, to } = step;
  const failures = device.failures + 1;
  if (failures >= TRIES) return { ...step, from: to, failures: TRIES, nextTryAt: now + REST };
  const nextTryAt = now + FIRST_PAUSE * 2 ** device.failures;
  return { ...step, from: to, to: from, failures, nextTryAt };
}

async function serve(work: Delivering, device: DueDeviceRow): Promise<void> {
  const { id, sentUntil: from, at: to, failures } = device;
  const step = { id, from, to, failed: failures, failures, nextTryAt: 0 };
  const isMine = await work.db.transaction((tx) => advanceDevice(tx, step));
  if (!isMine) return;
  const status = await send(work, device);
  if (status === null) return;
  const isSent = status >= 200 && status < 300;
  if (isSent && failures === 0) return;
  await work.db.transaction(async (tx) => {
    // The subscription ended. Any other refusal may be the site's mistake, such as a wrong clock.
    if (status === 404 || status === 410) await deleteGoneDevice(tx, { id });
    else if (isSent) await advanceDevice(tx, { ...step, from: to, failures: 0 });
    else await advanceDevice(tx, afterFailure(device, step, work.now()));
  });
}

/**
 * Sends unread bell entries to members' devices: the latest, and the number of others. The bell
 * itself is the queue.
 * @param to devices whose last push failed may be slow, so they have a separate job
 */
export async function deliverPushes(
  work: Delivering,
  to: keyof typeof failuresOf = 'all',
): Promise<void> {
  const now = work.now();
  const due = await listDueDevices(work.db, {
    now,
    since: now - STALE_AFTER,
    until: now - SETTLED_AFTER,
    limit: AT_A_TIME,
    ...failuresOf[to],
  });
  const limit = pLimit(AT_ONCE);
  await Promise.all(due.map((device) => limit(() => serve(work, device))));
}
