import { mailKinds, purposeOf, type MailKind } from '@contract/rules/mail';
import { statement, type Runner } from '../database/statement';

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

const insert = statement<NewMail & Record<string, string | number | null>>(
  (knex, { kind, recipient, memberId, now }) =>
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

const due = statement<{ now: number; limit: number }, WaitingMail>((knex, { now, limit }) =>
  knex('mail_outbox')
    .where('due_at', '<=', now)
    .whereNull('refusal')
    .select('id', 'kind', 'recipient', 'member_id as memberId', 'failures')
    .select('due_at as dueAt', 'created_at as createdAt')
    .orderBy('failures')
    .orderByRaw(`CASE WHEN kind IN (${waitedFor}) THEN 0 ELSE 1 END`)
    .orderBy('id', 'desc')
    .limit(limit),
);

const take = statement<{ id: number; dueAt: number; until: number }, { id: number }>(
  (knex, { id, dueAt, until }) =>
    knex('mail_outbox').where({ id, due_at: dueAt }).update({ due_at: until }).returning('id'),
);

const postpone = statement<{ id: number; failures: number; dueAt: number }>(
  (knex, { id, failures, dueAt }) =>
    knex('mail_outbox').where('id', id).update({ failures, due_at: dueAt }),
);

const park = statement<{ id: number; failures: number; refusal: string }>(
  (knex, { id, failures, refusal }) =>
    knex('mail_outbox').where('id', id).update({ failures, refusal }),
);

const removeParked = statement<{ before: number }>((knex, { before }) =>
  knex('mail_outbox').whereNotNull('refusal').where('created_at', '<', before).delete(),
);

const remove = statement<{ id: number }>((knex, { id }) =>
  knex('mail_outbox').where('id', id).delete(),
);

const removeOf = statement<{ kind: string; recipient: string }>((knex, { kind, recipient }) =>
  knex('mail_outbox').where({ kind, recipient }).delete(),
);

const removeOfMember = statement<{ kind: string; memberId: number }>((knex, { kind, memberId }) =>
  knex('mail_outbox').where({ kind, member_id: memberId }).delete(),
);

/** Stores a mail until it is sent. */
export async function insertMail(tx: Runner, mail: NewMail): Promise<void> {
  await tx.run(insert, { ...mail });
}

/**
 * The mails that are due by `now` (ms): never failed ones first, of these the ones that somebody
 * waits for, of these the latest, because the others have already waited.
 */
export function listDueMails(runner: Runner, now: number, limit: number): Promise<WaitingMail[]> {
  return runner.run(due, { now, limit });
}

/** Claims a due mail until `until` (ms); false if it is gone or another process claimed it. */
export async function takeMail(
  tx: Runner,
  { id, dueAt }: WaitingMail,
  until: number,
): Promise<boolean> {
  return (await tx.run(take, { id, dueAt, until })).length > 0;
}

/** Records a failed attempt, and when the mail is due again, ms. */
export async function postponeMail(
  tx: Runner,
  mail: { id: number; failures: number; dueAt: number },
): Promise<void> {
  await tx.run(postpone, mail);
}

/** Stores a permanently refused mail with the refusal, and does not retry it. */
export async function parkMail(
  tx: Runner,
  mail: { id: number; failures: number; refusal: string },
): Promise<void> {
  await tx.run(park, mail);
}

/** Deletes parked mails from before a moment, ms. */
export async function forgetParkedMails(tx: Runner, before: number): Promise<void> {
  await tx.run(removeParked, { before });
}

/** Deletes a mail. */
export async function deleteMail(tx: Runner, id: number): Promise<void> {
  await tx.run(remove, { id });
}

/** Deletes the mails of a kind to an address. */
export async function deleteMailsTo(tx: Runner, kind: MailKind, recipient: string): Promise<void> {
  await tx.run(removeOf, { kind, recipient });
}

/** Deletes the mails of a kind about a member's account. */
export async function deleteMailsOf(tx: Runner, kind: MailKind, memberId: number): Promise<void> {
  await tx.run(removeOfMember, { kind, memberId });
}
