import type { WrittenMail } from '@contract/mailTexts';
import { linkPath, writeMail } from '@contract/mails';
import { LINK_LIFETIME, type LinkPurpose, type MailKind } from '@contract/rules/site/mail';
import { settings } from './settings';
import { table, type Row } from './table';

const links = table('mailLink');
const sent = table('mail');

/** The address of the demo in its mails. */
const DEMO_ORIGIN = 'https://demo.mulbit.example';

type LinkRow = Row<'mailLink'>;

const nextId = () => Math.max(0, ...sent.list().map(({ id }) => id)) + 1;

type NewLink = Omit<LinkRow, 'token' | 'expiresAt'> & { now: number };

function keep(kind: WrittenMail, to: string, path: string | null): void {
  const link = path && DEMO_ORIGIN + path;
  const site = settings.read();
  sent.insert({ ...writeMail(kind, { site, to, link, contact: null }), id: nextId(), link: path });
}

/** The mails that a real server would send, and their links. */
export const mails = {
  send: (kind: WrittenMail, to: string) => keep(kind, to, null),
  sendLink(kind: MailKind, { purpose, memberId, email, now }: NewLink): void {
    const token = crypto.randomUUID();
    mails.keepLink(token, { purpose, memberId, email, now });
    keep(kind, email, linkPath(purpose, token));
  },
  keepLink(token: string, { now, ...link }: NewLink): void {
    links.insert({ ...link, token, expiresAt: now + LINK_LIFETIME });
  },
  /** A valid link. */
  findLink(token: string, now: number): LinkRow | null {
    const link = links.find({ token });
    return link && link.expiresAt > now ? link : null;
  },
  /** Ends a member's links, of one purpose or of all. */
  endLinksOf(memberId: number, purpose: LinkPurpose | null): void {
    links.remove(purpose === null ? { memberId } : { memberId, purpose });
  },
  /** Ends every link as if it had expired. */
  expireLinks: () => links.remove({}),
  removeOf({ id, email }: { id: number; email: string }): void {
    links.remove({ memberId: id });
    sent.remove({ to: email });
  },
};

/** The mails that a real server would have sent, in order. */
export const sentMails = () => sent.list().sort((a, b) => a.id - b.id);

/** The mails to an address, latest first, for the mailbox of the demo. */
export const demoMails = (to: string) =>
  sentMails()
    .filter((mail) => mail.to === to)
    .reverse();
