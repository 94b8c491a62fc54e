import { ApiError } from '../../errors';
import { reasonTexts } from '../../texts';

/** The purposes of links in mails. */
export const linkPurposes = ['password', 'email', 'signup'] as const;
export type LinkPurpose = (typeof linkPurposes)[number];

/** The kinds of mails; see `contract/mails`. */
export const mailKinds = [
  'signupConfirm',
  'passwordReset',
  'passwordWasChanged',
  'passkeyWasAdded',
  'accountWasLinked',
  'newDevice',
  'emailChange',
  'emailWasChanged',
] as const;
export type MailKind = (typeof mailKinds)[number];

/** The mails that contain a link, and the link's purpose. */
export const purposeOf: Partial<Record<MailKind, LinkPurpose>> = {
  signupConfirm: 'signup',
  passwordReset: 'password',
  emailChange: 'email',
};

const MINUTE = 60_000;

/** How long a mail link is valid after it was sent, ms. */
export const LINK_LIFETIME = 30 * MINUTE;

/** How long the server keeps trying to send a mail, ms: a day. */
export const MAIL_GIVEN_UP_AFTER = 24 * 60 * MINUTE;

/** How long a permanently refused mail stays visible to the operator, ms: a week. */
export const MAIL_PARKED_FOR = 7 * MAIL_GIVEN_UP_AFTER;

const FIRST_PAUSE = MINUTE / 2;
const LONGEST_PAUSE = 30 * MINUTE;

/**
 * The pause before the next attempt to send a mail, ms: it doubles each time.
 * @param failures the number of failed attempts, at least one
 */
export function pauseAfter(failures: number): number {
  return Math.min(FIRST_PAUSE * 2 ** (failures - 1), LONGEST_PAUSE);
}

/** The error for a link that is expired or was never valid. */
export const linkEnded = (): ApiError => new ApiError('NOT_FOUND', reasonTexts.linkEnded);
