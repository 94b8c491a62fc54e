import type { WrittenMail } from '@contract/mailTexts';
import { linkPath, writeMail, type Mail } from '@contract/mails';
import {
  LINK_LIFETIME,
  MAIL_GIVEN_UP_AFTER,
  pauseAfter,
  purposeOf,
  type LinkPurpose,
} from '@contract/rules/site/mail';
import { hashToken, newToken } from '../auth/tokens';
import type { Database } from '../database';
import type { Runner } from '../database/statement';
import type { Log } from '../lib/log';
import { findCredential, type Credential } from '../tables/credential';
import { listLinkedAccounts } from '../tables/linked-account';
import { insertLink } from '../tables/mail-link';
import {
  deleteMail,
  listDueMails,
  parkMail,
  postponeMail,
  takeMail,
  type WaitingMail,
} from '../tables/mail-outbox';
import { readSettings } from '../tables/setting';
import { findUnconfirmed } from '../tables/unconfirmed-email';
import { mailFailureOf } from './failure';
import type { MailParts } from './transport';

interface Needs {
  db: Database;
  log: Log;
  /** The present, ms since 1970. */
  now: () => number;
}

/** The number of mails after which a run reads again which are due. */
const AT_A_TIME = 5;
/**
 * How long a mail belongs to the run that took it, ms. If the process dies, the mail is sent again
 * afterwards: twice is better than never.
 */
const TAKEN_FOR = 120_000;

/** The account whose password an owner of its address may set; those of the demo's cast have none. */
async function resettable(tx: Runner, owner: Credential | null): Promise<number | null> {
  if (!owner) return null;
  const { memberId, passwordHash } = owner;
  if (passwordHash !== null) return memberId;
  return (await listLinkedAccounts(tx, { memberId })).length > 0 ? memberId : null;
}

/** Makes the link of a mail; null if the mail is no longer needed. */
async function linkOf(
  tx: Runner,
  mail: WaitingMail,
  { purpose, now }: { purpose: LinkPurpose; now: number },
): Promise<{ path: string } | 'taken' | null> {
  const { recipient: email, id: mailId } = mail;
  const owner = await findCredential(tx, { email });
  // A request for a new password proves nothing: the account is looked up here and not during the
  // request, so that its answer takes as long without an account.
  const memberId = purpose === 'password' ? await resettable(tx, owner) : mail.memberId;
  if (purpose === 'email' && owner) return owner.memberId === memberId ? null : 'taken';
  if (memberId === null) return null;
  // The address was changed or confirmed in the meantime.
  if (purpose === 'signup' && (await findUnconfirmed(tx, { memberId })) !== email) return null;
  const token = newToken();
  const expiresAt = now + LINK_LIFETIME;
  const link = { hash: hashToken(token), purpose, memberId, email, mailId, expiresAt };
  return (await insertLink(tx, link)) ? { path: linkPath(purpose, token) } : null;
}

async function write(
  tx: Runner,
  mail: WaitingMail,
  { origin, contact }: MailParts,
  now: number,
): Promise<Mail | null> {
  const site = await readSettings(tx);
  const written = (kind: WrittenMail, link: string | null) =>
    writeMail(kind, { site, to: mail.recipient, link, contact });
  const purpose = purposeOf[mail.kind];
  if (!purpose) return written(mail.kind, null);
  const link = await linkOf(tx, mail, { purpose, now });
  if (link === 'taken') return written('emailTaken', null);
  return link && written(mail.kind, origin() + link.path);
}

/** Notes that a mail was not sent. @returns whether the next one may be tried */
async function fail({ db, log, now }: Needs, mail: WaitingMail, error: unknown): Promise<boolean> {
  const { id, kind, createdAt, memberId: member } = mail;
  const { trouble, status, code } = mailFailureOf(error);
  const failures = mail.failures + 1;
  const isGivenUp = now() - createdAt >= MAIL_GIVEN_UP_AFTER;
  await db.transaction((tx) => {
    if (trouble === 'refused') return parkMail(tx, { id, failures, refusal: status });
    if (isGivenUp) return deleteMail(tx, { id });
    return postponeMail(tx, { id, failures, dueAt: now() + pauseAfter(failures) });
  });
  // An SMTP server's answer may repeat the address, which must stay out of the log.
  const entry = { mail: id, kind, member, failures, code, status };
  if (trouble === 'refused') log.error(entry, 'a mail was refused for good and is parked');
  else if (isGivenUp) log.error(entry, 'a mail could not be sent for a day and was given up');
  else log.warn(entry, 'a mail could not be sent and will be tried again');
  return trouble !== 'server';
}

/** Sends one mail; returns whether the next one may be tried. */
async function deliver(services: Needs, parts: MailParts, mail: WaitingMail): Promise<boolean> {
  const { db, now } = services;
  const written = await db.transaction(async (tx) => {
    if (!(await takeMail(tx, { ...mail, until: now() + TAKEN_FOR }))) return null;
    const text = await write(tx, mail, parts, now());
    if (!text) await deleteMail(tx, { id: mail.id });
    return text;
  });
  if (!written) return true;
  try {
    await parts.send(written);
  } catch (error) {
    return fail(services, mail, error);
  }
  await db.transaction((tx) => deleteMail(tx, { id: mail.id }));
  return true;
}

/**
 * Sends all due mails, unless the mail server itself fails: then the others wait for the next run,
 * because each would wait for it. A refused mail delays no other.
 * @param signal ends the run after the current mail
 */
export async function sendMails(
  services: Needs,
  parts: MailParts,
  signal?: AbortSignal,
): Promise<void> {
  for (;;) {
    // Few at a time: an urgent mail may arrive in between.
    const mails = await listDueMails(services.db, { now: services.now(), limit: AT_A_TIME });
    if (mails.length === 0) return;
    for (const mail of mails) {
      if (signal?.aborted || !(await deliver(services, parts, mail))) return;
    }
  }
}
