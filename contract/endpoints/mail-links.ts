import * as v from 'valibot';
import { EmailSchema, MemberSchema, PasswordSchema } from '../models/member';
import { linkPurposes } from '../rules/site/mail';
import { reasonTexts } from '../texts';
import { endpoint, ok } from './define';

// The token of a mail link. A text in another format is not a valid link either.
const LinkToken = v.pipe(
  v.string(reasonTexts.linkEnded),
  v.regex(/^[\w-]{1,128}$/, reasonTexts.linkEnded),
);

export const requestPasswordReset = endpoint({
  summary: 'Mails a link for a new password; the response is the same for an unknown address',
  access: 'public',
  whileSuspended: true,
  body: v.object({ email: EmailSchema }),
  response: ok({}),
});

export const checkMailLink = endpoint({
  summary: 'The purpose and address of a valid mail link',
  access: 'public',
  whileSuspended: true,
  body: v.object({ token: LinkToken }),
  response: ok({ purpose: v.picklist(linkPurposes), email: v.string() }),
  errors: ['NOT_FOUND'],
});

export const resetPassword = endpoint({
  summary: 'Sets a new password with a mailed link, once; ends all sessions and signs nobody in',
  access: 'public',
  whileSuspended: true,
  body: v.object({ token: LinkToken, password: PasswordSchema }),
  response: ok({ user: MemberSchema }),
  errors: ['NOT_FOUND', 'UNAVAILABLE'],
});

export const confirmEmail = endpoint({
  summary: "Confirms a new address or a new member's address with a mailed link, once",
  access: 'public',
  whileSuspended: true,
  body: v.object({ token: LinkToken }),
  response: ok({ email: v.string() }),
  errors: ['NOT_FOUND', 'CONFLICT'],
});

export const sendConfirmationMail = endpoint({
  summary: 'Sends the confirmation mail of a new member again; without one pending it does nothing',
  access: 'member',
  whileSuspended: true,
  response: ok({}),
});
