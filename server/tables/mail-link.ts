import type { LinkPurpose } from '@contract/rules/site/mail';
import { camel, snake, statement, type Runner } from '../database/statement';

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

const insert = statement.run<NewMailLink>((knex, link) =>
  knex('mail_link').insert({
    ...snake(link, 'purpose', 'memberId', 'email', 'mailId', 'expiresAt'),
    token_hash: link.hash,
  }),
);

/** A link that is valid at `now` (ms), by the hash of its token. */
export const findLink = statement.maybeOne<{ hash: string; now: number }, MailLink>(
  (knex, { hash, now }) =>
    knex('mail_link')
      .where('token_hash', hash)
      .where('expires_at', '>', now)
      .select(camel('purpose', 'member_id', 'email')),
);

/** Uses a link up: of several simultaneous callers, one gets it and the others null. */
// In SQL: Knex omits RETURNING from a DELETE on SQLite.
export const takeLink = statement.maybeOne<
  { hash: string; purpose: LinkPurpose; now: number },
  MailLink
>((knex, { hash, purpose, now }) =>
  knex.raw(
    `DELETE FROM mail_link WHERE token_hash = ? AND purpose = ? AND expires_at > ?
       RETURNING purpose, member_id AS "memberId", email`,
    [hash, purpose, now],
  ),
);

const newer = statement.exists<{ memberId: number; purpose: string; mailId: number }>(
  (knex, { memberId, purpose, mailId }) =>
    knex('mail_link')
      .where({ member_id: memberId, purpose })
      .where('mail_id', '>', mailId)
      .select('token_hash as hash'),
);

const removeOlder = statement.run<{ memberId: number; purpose: string; mailId: number }>(
  (knex, { memberId, purpose, mailId }) =>
    knex('mail_link')
      .where({ member_id: memberId, purpose })
      .where('mail_id', '<', mailId)
      .delete(),
);

/** Ends the links of a purpose of the account with this address, if there is one. */
export const endLinksOfAddress = statement.run<{ email: string; purpose: LinkPurpose }>(
  (knex, { email, purpose }) =>
    knex('mail_link')
      .where('purpose', purpose)
      .whereIn('member_id', knex('credential').where('email', email).select('member_id'))
      .delete(),
);

const removeOfMember = statement.run<{ memberId: number; purpose: string }>(
  (knex, { memberId, purpose }) =>
    knex('mail_link').where({ member_id: memberId, purpose }).delete(),
);

const removeAll = statement.run<{ memberId: number }>((knex, { memberId }) =>
  knex('mail_link').where('member_id', memberId).delete(),
);

/** Deletes links that have expired by `now` (ms). */
export const deleteExpiredLinks = statement.run<{ now: number }>((knex, { now }) =>
  knex('mail_link').where('expires_at', '<=', now).delete(),
);

/**
 * Stores a link and deletes the older ones of its purpose; false if a newer mail has already been
 * sent, which ended this one.
 */
export async function insertLink(tx: Runner, link: NewMailLink): Promise<boolean> {
  const { memberId, purpose, mailId } = link;
  if (await newer(tx, { memberId, purpose, mailId })) return false;
  await removeOlder(tx, { memberId, purpose, mailId });
  await insert(tx, link);
  return true;
}

/** Ends the links of a member, of one purpose or of all. */
export async function endLinksOf(
  tx: Runner,
  memberId: number,
  purpose: LinkPurpose | null,
): Promise<void> {
  if (purpose === null) await removeAll(tx, { memberId });
  else await removeOfMember(tx, { memberId, purpose });
}
