import type { PushDeviceRecord } from '@contract/rules/members/push';
import type { Knex } from 'knex';
import { camel, snake, statement } from '../database/statement';

/** A device that wants pushes; `now` in ms. */
export type NewPushDevice = {
  memberId: number;
  sessionHash: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  now: number;
};

/** A device with unsent notifications of its member's bell. */
export interface DueDeviceRow {
  id: number;
  memberId: number;
  endpoint: string;
  p256dh: string;
  auth: string;
  sentUntil: number;
  failures: number;
  /** The time of the latest such notification, ms. */
  at: number;
}

/** Stores a device; a device of another member changes its owner. */
export const putPushDevice = statement.one<NewPushDevice, PushDeviceRecord>((knex, device) =>
  knex('push_device')
    .insert({
      ...snake(device, 'memberId', 'sessionHash', 'endpoint', 'p256dh', 'auth'),
      created_at: device.now,
      sent_until: device.now,
      failures: knex.raw('0'),
      next_try_at: knex.raw('0'),
    })
    .onConflict('endpoint')
    .merge()
    .returning(camel('id', 'endpoint', 'created_at')),
);

const isLive = (knex: Knex, now: number) =>
  knex('session')
    .whereRaw('session.token_hash = push_device.session_hash')
    .whereRaw('session.member_id = push_device.member_id')
    .whereNull('session.ended_at')
    .where('session.expires_at', '>', now)
    .select(knex.raw('1'));

/** A member's devices with a valid session at `now` (ms), the latest first. */
export const listPushDevices = statement.all<{ memberId: number; now: number }, PushDeviceRecord>(
  (knex, { memberId, now }) =>
    knex('push_device')
      .where('member_id', memberId)
      .whereExists(isLive(knex, now))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .select(camel('id', 'endpoint', 'created_at')),
);

/** Deletes a member's oldest devices beyond a number. */
export const trimPushDevices = statement.run<{ memberId: number; most: number }>(
  (knex, { memberId, most }) =>
    knex('push_device')
      .where('member_id', memberId)
      .whereNotIn(
        'id',
        knex('push_device')
          .where('member_id', memberId)
          .orderBy('created_at', 'desc')
          .orderBy('id', 'desc')
          .limit(most)
          .select('id'),
      )
      .delete(),
);

/** Deletes a member's device. */
export const deletePushDevice = statement.run<{ memberId: number; id: number }>(
  (knex, { memberId, id }) => knex('push_device').where({ id, member_id: memberId }).delete(),
);

/** Deletes a device that its push service no longer knows. */
export const deleteGoneDevice = statement.run<{ id: number }>((knex, { id }) =>
  knex('push_device').where({ id }).delete(),
);

/** Deletes devices whose session has ended by `now` (ms). */
export const deleteEndedDevices = statement.run<{ now: number }>((knex, { now }) =>
  knex('push_device').whereNotExists(isLive(knex, now)).delete(),
);

// Notifications that were read since are no news.
/** The conditions for devices; moments in ms. */
type Wanted = {
  now: number;
  since: number;
  until: number;
  limit: number;
  /** The least and most consecutive failures of their pushes. */
  least: number;
  most: number;
};

/**
 * Devices with something to send, those that failed last at the end.
 * @param wanted.since only notifications of this moment and later, ms
 * @param wanted.until only those of this moment and earlier, ms
 */
export const listDueDevices = statement.all<Wanted, DueDeviceRow>(
  (knex, { now, since, until, limit, least, most }) => {
    const unsent = knex('notification')
      .join('push_device', 'push_device.member_id', 'notification.member_id')
      .whereRaw('notification.is_read = 0')
      .whereRaw('notification.created_at > push_device.sent_until')
      .whereBetween('notification.created_at', [since, until])
      .where('push_device.next_try_at', '<=', now)
      .whereBetween('push_device.failures', [least, most])
      .whereExists(isLive(knex, now))
      .groupBy('push_device.id')
      .select('push_device.id as device_id')
      .select(knex.raw('max(notification.created_at) AS at'))
      .orderBy('push_device.failures')
      .limit(limit);
    return knex
      .from(unsent.as('unsent'))
      .join('push_device', 'push_device.id', 'unsent.device_id')
      .select(camel('push_device.id', 'push_device.member_id', 'push_device.endpoint'))
      .select('push_device.p256dh', 'push_device.auth', 'push_device.failures')
      .select(camel('push_device.sent_until', 'unsent.at'))
      .orderBy('push_device.failures');
  },
);

/** How many devices have unsent notifications of `since` and later (ms). */
export const countWaitingDevices = statement.count<{ since: number; now: number }>(
  (knex, { since, now }) =>
    knex('notification')
      .join('push_device', 'push_device.member_id', 'notification.member_id')
      .whereRaw('notification.is_read = 0')
      .whereRaw('notification.created_at > push_device.sent_until')
      .where('notification.created_at', '>=', since)
      .whereExists(isLive(knex, now))
      .countDistinct('push_device.id'),
);

/** The moments up to which a device was and now is served, ms, and its failures before and now. */
export type DeviceProgress = {
  id: number;
  from: number;
  to: number;
  failed: number;
  failures: number;
  nextTryAt: number;
};

/** Records up to which moment a device was served. @returns false if another process was faster */
// One of several processes gets it. The moment alone does not tell: a failure puts it back.
export const advanceDevice = statement.exists<DeviceProgress>(
  (knex, { id, from, to, failed, failures, nextTryAt }) =>
    knex('push_device')
      .where({ id, sent_until: from, failures: failed })
      .update({ sent_until: to, failures, next_try_at: nextTryAt })
      .returning('id'),
);
