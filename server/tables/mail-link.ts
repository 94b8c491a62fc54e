import type { LinkPurpose } from '@contract/rules/mail';
import { statement, type Runner } from '../database/statement';

/** A link that was sent by mail. */
export interface MailLink {
  purpose: LinkPurpose;
  memberId: number;
  /** The address of the mail. */
  email: string;
}

/** A new link; `expiresAt` in ms. */
export interface NewMailLink extends MailLink {
  /** The hash of its token. */
  hash: string;
  /** The mail that contains it. */
  mailId: number;
  expiresAt: number;
}

const insert = statement<NewMailLink & Record<string, string | number>>(
  (knex, { hash, purpose, memberId, email, mailId, expiresAt }) =>
    knex('mail_link').insert({
      token_hash: hash,
      purpose,
      member_id: memberId,
      email,
      mail_id: mailId,
      expires_at: expiresAt,
    }),
);

const byHash = statement<{ hash: string; now: number }, MailLink>((knex, { hash, now }) =>
  knex('mail_link')
    .where('token_hash', hash)
    .where('expires_at', '>', now)
    .select('purpose', 'member_id as memberId', 'email'),
);

// In SQL: Knex omits RETURNING from a DELETE on SQLite.
const take = statement<{ hash: string; purpose: string; now: number }, MailLink>(
  (knex, { hash, purpose, now }) =>
    knex.raw(
      `DELETE FROM mail_link WHERE token_hash = ? AND purpose = ? AND expires_at > ?
       RETURNING purpose, member_id AS "memberId", email`,
      [hash, purpose, now],
    ),
);

const newer = statement<{ memberId: number; purpose: string; mailId: number }, { hash: string }>(
  (knex, { memberId, purpose, mailId }) =>
    knex('mail_link')
      .where({ member_id: memberId, purpose })
      .where('mail_id', '>', mailId)
      .select('token_hash as hash'),
);

const removeOlder = statement<{ memberId: number; purpose: string; mailId: number }>(
  (knex, { memberId, purpose, mailId }) =>
    knex('mail_link')
      .where({ member_id: memberId, purpose })
      .where('mail_id', '<', mailId)
      .delete(),
);

const removeOfAddress = statement<{ email: string; purpose: string }>((knex, { email, purpose }) =>
  knex('mail_link')
    .where('purpose', purpose)
    .whereIn('member_id', knex('credential').where('email', email).select('member_id'))
    .delete(),
);

const removeOfMember = statement<{ memberId: number; purpose: string }>(
  (knex, { memberId, purpose }) =>
    knex('mail_link').where({ member_id: memberId, purpose }).delete(),
);

const removeAll = statement<{ memberId: number }>((knex, { memberId }) =>
  knex('mail_link').where('member_id', memberId).delete(),
);

const removeExpired = statement<{ now: number }>((knex, { now }) =>
  knex('mail_link').where('expires_at', '<=', now).delete(),
);

/**
 * Stores a link and deletes the older ones of its purpose; false if a newer mail has already been
 * sent, which ended this one.
 */
export async function insertLink(tx: Runner, link: NewMailLink): Promise<boolean> {
  const { memberId, purpose, mailId } = link;
  if ((await tx.run(newer, { memberId, purpose, mailId })).length > 0) return false;
  await tx.run(removeOlder, { memberId, purpose, mailId });
  await tx.run(insert, { ...link });
  return true;
}

/** A link that is valid at `now` (ms), by the hash of its token. */
export async function findLink(
  runner: Runner,
  hash: string,
  now: number,
): Promise<MailLink | null> {
  const [row] = await runner.run(byHash, { hash, now });
  return row ?? null;
}

/** Uses a link up: of several simultaneous callers, one gets it and the others null. */
export async function takeLink(
  tx: Runner,
  link: { hash: string; purpose: LinkPurpose; now: number },
): Promise<MailLink | null> {
  const [row] = await tx.run(take, link);
  return row ?? null;
}

/** Ends the links of a purpose of the account with this address, if there is one. */
export async function endLinksOfAddress(
  tx: Runner,
  email: string,
  purpose: LinkPurpose,
): Promise<void> {
  await tx.run(removeOfAddress, { email, purpose });
}

/** Ends the links of a member, of one purpose or of all. */
export async function endLinksOf(
  tx: Runner,
  memberId: number,
  purpose: LinkPurpose | null,
): Promise<void> {
  if (purpose === null) await tx.run(removeAll, { memberId });
  else await tx.run(removeOfMember, { memberId, purpose });
}

/** Deletes links that have expired by `now` (ms). */
export async function deleteExpiredLinks(tx: Runner, now: number): Promise<void> {
  await tx.run(removeExpired, { now });
}
