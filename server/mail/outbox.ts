import type { WrittenMail } from '@contract/mailTexts';
import { linkPath, writeMail, type Mail } from '@contract/mails';
import {
  LINK_LIFETIME,
  MAIL_GIVEN_UP_AFTER,
  pauseAfter,
  purposeOf,
  type LinkPurpose,
} from '@contract/rules/mail';
import { hashToken, newToken } from '../auth/tokens';
import type { Database } from '../database';
import type { Runner } from '../database/statement';
import type { Log } from '../lib/log';
import { findCredential } from '../tables/credential';
import { insertLink } from '../tables/mail-link';
import {
  deleteMail,
  listDueMails,
  postponeMail,
  takeMail,
  type WaitingMail,
} from '../tables/mail-outbox';
import { findUnconfirmed } from '../tables/unconfirmed-email';
import type { MailParts } from './transport';

interface Needs {
  db: Database;
  log: Log;
  /** The present, ms since 1970. */
  now: () => number;
}

/** How many mails a run takes at most. */
const AT_A_TIME = 50;
/**
 * How long a mail belongs to the run that took it, ms. If the process dies meanwhile, the mail goes
 * out again afterwards: twice is better than never.
 */
const TAKEN_FOR = 120_000;

/** Makes the link of a mail; null when the mail has nothing to say any more. */
async function linkOf(
  tx: Runner,
  mail: WaitingMail,
  { purpose, now }: { purpose: LinkPurpose; now: number },
): Promise<{ path: string } | 'taken' | null> {
  const { recipient: email, id: mailId } = mail;
  const owner = await findCredential(tx, email);
  // Who asked for a new password proved nothing: the account is looked up here and not while they
  // wait, so that the answer takes as long without one.
  const resetting = owner?.passwordHash ? owner.memberId : null;
  const memberId = purpose === 'password' ? resetting : mail.memberId;
  if (purpose === 'email' && owner) return owner.memberId === memberId ? null : 'taken';
  if (memberId === null) return null;
  // The address has been changed or confirmed meanwhile.
  if (purpose === 'signup' && (await findUnconfirmed(tx, memberId)) !== email) return null;
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
  const written = (kind: WrittenMail, link: string | null) =>
    writeMail(kind, { to: mail.recipient, link, contact });
  const purpose = purposeOf[mail.kind];
  if (!purpose) return written(mail.kind, null);
  const link = await linkOf(tx, mail, { purpose, now });
  if (link === 'taken') return written('emailTaken', null);
  return link && written(mail.kind, origin() + link.path);
}

async function fail({ db, log, now }: Needs, mail: WaitingMail, error: unknown): Promise<void> {
  const { id, kind, createdAt } = mail;
  const failures = mail.failures + 1;
  const isGivenUp = now() - createdAt >= MAIL_GIVEN_UP_AFTER;
  await db.transaction((tx) =>
    isGivenUp
      ? deleteMail(tx, id)
      : postponeMail(tx, { id, failures, dueAt: now() + pauseAfter(failures) }),
  );
  // An SMTP server's answer may repeat the address, which is no business of the log.
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  const entry = { mail: id, kind, failures, code, responseCode };
  if (isGivenUp) log.error(entry, 'a mail could not be sent for a day and was given up');
  else log.warn(entry, 'a mail could not be sent and will be tried again');
}

/** Sends one mail; says whether the next one may be tried. */
async function deliver(services: Needs, parts: MailParts, mail: WaitingMail): Promise<boolean> {
  const { db, now } = services;
  const written = await db.transaction(async (tx) => {
    if (!(await takeMail(tx, mail, now() + TAKEN_FOR))) return null;
    const text = await write(tx, mail, parts, now());
    if (!text) await deleteMail(tx, mail.id);
    return text;
  });
  if (!written) return true;
  try {
    await parts.send(written);
  } catch (error) {
    await fail(services, mail, error);
    return false;
  }
  await db.transaction((tx) => deleteMail(tx, mail.id));
  return true;
}

/**
 * Sends the mails that are due, the oldest first. After a failure the others wait for the next run:
 * a server that is away would make each of them wait.
 */
export async function sendMails(services: Needs, parts: MailParts): Promise<void> {
  for (const mail of await listDueMails(services.db, services.now(), AT_A_TIME)) {
    if (!(await deliver(services, parts, mail))) return;
  }
}
