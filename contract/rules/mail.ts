import { ApiError } from '../errors';
import { reasonTexts } from '../texts';

/** What a link in a mail is for. */
export const linkPurposes = ['password', 'email', 'signup'] as const;
export type LinkPurpose = (typeof linkPurposes)[number];

/** What a mail is about; see `contract/mails`. */
export const mailKinds = [
  'signupConfirm',
  'passwordReset',
  'passwordWasChanged',
  'emailChange',
  'emailWasChanged',
] as const;
export type MailKind = (typeof mailKinds)[number];

/** The mails that carry a link, and what it is for. */
export const purposeOf: Partial<Record<MailKind, LinkPurpose>> = {
  signupConfirm: 'signup',
  passwordReset: 'password',
  emailChange: 'email',
};

const MINUTE = 60_000;

/** How long a link in a mail is valid after it was sent, ms. */
export const LINK_LIFETIME = 30 * MINUTE;

/** How long a mail that cannot be sent is tried, ms: a day. */
export const MAIL_GIVEN_UP_AFTER = 24 * 60 * MINUTE;

/** How long a mail that was refused for good is kept for the operator to see, ms: a week. */
export const MAIL_PARKED_FOR = 7 * MAIL_GIVEN_UP_AFTER;

const FIRST_PAUSE = MINUTE / 2;
const LONGEST_PAUSE = 30 * MINUTE;

/**
 * The pause before a mail is tried again, ms: twice as long each time.
 * @param failures how often it could not be sent, at least once
 */
export function pauseAfter(failures: number): number {
  return Math.min(FIRST_PAUSE * 2 ** (failures - 1), LONGEST_PAUSE);
}

/** The refusal of a link that is not valid any more, or never was. */
export const linkEnded = (): ApiError => new ApiError('NOT_FOUND', reasonTexts.linkEnded);
