import { mailTexts, type WrittenMail } from './mailTexts';
import { pageAddresses } from './pages';
import { defaultIdentity, type Identity } from './rules/site/identity';
import type { LinkPurpose } from './rules/site/mail';

/** A mail to send: plain text to one address. */
export interface Mail {
  /** The sender's name. */
  from: string;
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
  site: Pick<Identity, 'siteName' | 'siteContact'>;
  to: string;
  /** The complete address of the link; null for a mail without one. */
  link: string | null;
  /** The operator's address if the settings have no contact; null for none. */
  contact: string | null;
}

/** The subject of a mail, which begins with the site's name. */
export const mailSubject = (
  kind: WrittenMail,
  { siteName }: Pick<Identity, 'siteName'> = defaultIdentity,
): string => `[${siteName}] ${mailTexts[kind].subject}`;

/** Writes a mail. */
export function writeMail(kind: WrittenMail, { site, to, link, ...operator }: MailParts): Mail {
  const { before, after } = mailTexts[kind];
  const { siteName, siteContact } = site;
  const contact = siteContact ?? operator.contact;
  const parts = [...before, ...(link === null ? [] : [link]), ...after];
  if (contact !== null) parts.push(mailTexts.contact(contact));
  return {
    from: siteName,
    to,
    subject: mailSubject(kind, site),
    text: `${parts.join('\n\n')}\n`,
  };
}
