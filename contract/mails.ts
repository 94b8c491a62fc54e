import { mailTexts, type WrittenMail } from './mailTexts';
import { pageAddresses } from './pages';
import type { LinkPurpose } from './rules/site/mail';

/** A mail to send: plain text to one address. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
}

const pageOf: Record<LinkPurpose, string> = {
  password: pageAddresses.resetPassword,
  email: pageAddresses.confirmEmail,
  signup: pageAddresses.confirmEmail,
};

/**
 * The path of a mail's link. The token comes after the `#`, because browsers send that part neither
 * to servers nor as a referrer.
 */
export const linkPath = (purpose: LinkPurpose, token: string): string =>
  `${pageOf[purpose]}#${token}`;

interface MailParts {
  to: string;
  /** The complete address of the link; null for a mail without one. */
  link: string | null;
  /** The operator's address; null if the deployment has no contact. */
  contact: string | null;
}

/** Writes a mail. */
export function writeMail(kind: WrittenMail, { to, link, contact }: MailParts): Mail {
  const { subject, before, after } = mailTexts[kind];
  const parts = [...before, ...(link === null ? [] : [link]), ...after];
  if (contact !== null) parts.push(mailTexts.contact(contact));
  return { to, subject, text: `${parts.join('\n\n')}\n` };
}
