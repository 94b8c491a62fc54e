import { mailKinds, purposeOf, type MailKind } from '@contract/rules/site/mail';
import { camel, statement, type NoArguments } from '../database/statement';

/** A mail that waits to be sent; moments in ms. */
export interface WaitingMail {
  id: number;
  kind: MailKind;
  recipient: string;
  /** The account's member; null if only an address is known. */
  memberId: number | null;
  /** The number of failed attempts. */
  failures: number;
  dueAt: number;
  createdAt: number;
}

/** A mail to be sent; `now` in ms. */
export interface NewMail {
  kind: MailKind;
  recipient: string;
  memberId: number | null;
  now: number;
}

/** Stores a mail until it is sent. */
export const insertMail = statement.run<NewMail>((knex, { kind, recipient, memberId, now }) =>
  knex('mail_outbox').insert({
    kind,
    recipient,
    member_id: memberId,
    due_at: now,
    created_at: now,
  }),
);

// Somebody in front of a screen waits for a mail with a link.
const waitedFor = mailKinds
  .filter((kind) => purposeOf[kind])
  .map((kind) => `'${kind}'`)
  .join(', ');

/**
 * The mails that are due by `now` (ms): never failed ones first, of these the ones that somebody
 * waits for, of these the latest, because the others have already waited.
 */
export const listDueMails = statement.all<{ now: number; limit: number }, WaitingMail>(
  (knex, { now, limit }) =>
    knex('mail_outbox')
      .where('due_at', '<=', now)
      .whereNull('refusal')
      .select(camel('id', 'kind', 'recipient', 'member_id', 'failures'))
      .select(camel('due_at', 'created_at'))
      .orderBy('failures')
      .orderByRaw(`CASE WHEN kind IN (${waitedFor}) THEN 0 ELSE 1 END`)
      .orderBy('id', 'desc')
      .limit(limit),
);

/** Claims a due mail until `until` (ms); false if it is gone or another process claimed it. */
export const takeMail = statement.exists<{ id: number; dueAt: number; until: number }>(
  (knex, { id, dueAt, until }) =>
    knex('mail_outbox').where({ id, due_at: dueAt }).update({ due_at: until }).returning('id'),
);

/** Records a failed attempt, and when the mail is due again, ms. */
export const postponeMail = statement.run<{ id: number; failures: number; dueAt: number }>(
  (knex, { id, failures, dueAt }) =>
    knex('mail_outbox').where('id', id).update({ failures, due_at: dueAt }),
);

/** Stores a permanently refused mail with the refusal, and does not retry it. */
export const parkMail = statement.run<{ id: number; failures: number; refusal: string }>(
  (knex, { id, failures, refusal }) =>
    knex('mail_outbox').where('id', id).update({ failures, refusal }),
);

/** The mails by state: never failed, failed and tried again, or refused. */
interface MailCounts {
  waiting: number;
  failing: number;
  refused: number;
}

/** Counts the mails that are not sent. */
export const countMails = statement.one<NoArguments, MailCounts>((knex) =>
  knex.raw(
    `SELECT count(*) FILTER (WHERE refusal IS NULL AND failures = 0) AS waiting,
       count(*) FILTER (WHERE refusal IS NULL AND failures > 0) AS failing,
       count(*) FILTER (WHERE refusal IS NOT NULL) AS refused
     FROM mail_outbox`,
  ),
);

/** Since when the oldest mail that is still tried waits, ms; null without one. */
export const oldestMailAt = statement.value<NoArguments, number>((knex) =>
  knex('mail_outbox').whereNull('refusal').min('created_at'),
);

/** Deletes parked mails from before a moment, ms. */
export const forgetParkedMails = statement.run<{ before: number }>((knex, { before }) =>
  knex('mail_outbox').whereNotNull('refusal').where('created_at', '<', before).delete(),
);

/** Deletes a mail. */
export const deleteMail = statement.run<{ id: number }>((knex, { id }) =>
  knex('mail_outbox').where('id', id).delete(),
);

/** Deletes the mails of a kind to an address. */
export const deleteMailsTo = statement.run<{ kind: MailKind; recipient: string }>(
  (knex, { kind, recipient }) => knex('mail_outbox').where({ kind, recipient }).delete(),
);

/** Deletes the mails of a kind about a member's account. */
export const deleteMailsOf = statement.run<{ kind: MailKind; memberId: number }>(
  (knex, { kind, memberId }) => knex('mail_outbox').where({ kind, member_id: memberId }).delete(),
);
