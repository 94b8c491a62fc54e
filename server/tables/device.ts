import { DEVICES_OF_ACCOUNT } from '@contract/rules/members/devices';
import { camel, statement, type Runner } from '../database/statement';

type OfMember = { memberId: number };

/** Whether an account has known a device since a moment, ms. */
export const isKnownDevice = statement.exists<{ email: string; hash: string; since: number }>(
  (knex, { email, hash, since }) =>
    knex('device')
      .join('credential', 'credential.member_id', 'device.member_id')
      .where('credential.email', email)
      .where('device.token_hash', hash)
      .where('device.created_at', '>', since)
      .select('device.token_hash as hash'),
);

const insert = statement.run<OfMember & { hash: string; now: number }>(
  (knex, { memberId, hash, now }) =>
    knex('device').insert({ token_hash: hash, member_id: memberId, created_at: now }),
);

const remove = statement.run<{ hash: string }>((knex, { hash }) =>
  knex('device').where('token_hash', hash).delete(),
);

const trim = statement.run<OfMember>((knex, { memberId }) =>
  knex('device')
    .where('member_id', memberId)
    .whereNotIn(
      'token_hash',
      knex('device')
        .where('member_id', memberId)
        .select('token_hash')
        .orderBy('created_at', 'desc')
        .orderBy('token_hash')
        .limit(DEVICES_OF_ACCOUNT),
    )
    .delete(),
);

const removeOthers = statement.run<OfMember & { kept: string }>((knex, { memberId, kept }) =>
  knex('device').where('member_id', memberId).where('token_hash', '<>', kept).delete(),
);

const ownByHash = statement.exists<OfMember & { hash: string }>((knex, { memberId, hash }) =>
  knex('device').where({ member_id: memberId, token_hash: hash }).select('token_hash as hash'),
);

/** The times of an account's known devices, ms; the latest first. */
export const listDevices = statement.all<OfMember, { createdAt: number }>((knex, { memberId }) =>
  knex('device')
    .where('member_id', memberId)
    .select(camel('created_at'))
    .orderBy('created_at', 'desc'),
);

/** Deletes devices noted up to a moment, ms. */
export const deleteOldDevices = statement.run<{ before: number }>((knex, { before }) =>
  knex('device').where('created_at', '<=', before).delete(),
);

/**
 * Notes a device of a member; deletes the device that it replaces, and the oldest beyond the
 * account's limit. The account must be locked.
 * @param replaced the earlier hash of the device; null for a new one
 */
export async function rememberDevice(
  tx: Runner,
  device: { memberId: number; hash: string; now: number },
  replaced: string | null,
): Promise<void> {
  if (replaced !== null) await remove(tx, { hash: replaced });
  await insert(tx, device);
  await trim(tx, { memberId: device.memberId });
}

/**
 * Deletes the devices of a member.
 * @param hashes those of the browser in use, which stays known
 */
export async function forgetOtherDevices(
  tx: Runner,
  memberId: number,
  hashes: readonly string[],
): Promise<void> {
  let kept = '';
  for (const hash of hashes) {
    if (await ownByHash(tx, { memberId, hash })) kept = hash;
  }
  await removeOthers(tx, { memberId, kept });
}
