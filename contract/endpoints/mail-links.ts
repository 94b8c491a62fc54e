import * as v from 'valibot';
import { EmailSchema, MemberSchema, PasswordSchema } from '../models/member';
import { linkPurposes } from '../rules/mail';
import { reasonTexts } from '../texts';
import { endpoint, ok } from './define';

// The token of a link in a mail. A text of another form is no valid link either.
const LinkToken = v.pipe(
  v.string(reasonTexts.linkEnded),
  v.regex(/^[\w-]{1,128}$/, reasonTexts.linkEnded),
);

export const requestPasswordReset = endpoint('requestPasswordReset', {
  summary:
    'Sends a mail by which a forgotten password is replaced; the answer is the same for an address that no account has',
  access: 'public',
  whileSuspended: true,
  body: v.object({ email: EmailSchema }),
  response: ok({}),
});

export const checkMailLink = endpoint('checkMailLink', {
  summary: 'Says what the link of a mail is for and whose address it names, while it is valid',
  access: 'public',
  whileSuspended: true,
  body: v.object({ token: LinkToken }),
  response: ok({ purpose: v.picklist(linkPurposes), email: v.string() }),
  errors: ['NOT_FOUND'],
});

export const resetPassword = endpoint('resetPassword', {
  summary:
    "Sets a new password by the link of a mail, once, and ends all of the account's sessions; nobody is signed in",
  access: 'public',
  whileSuspended: true,
  body: v.object({ token: LinkToken, password: PasswordSchema }),
  response: ok({ user: MemberSchema }),
  errors: ['NOT_FOUND', 'UNAVAILABLE'],
});

export const confirmEmail = endpoint('confirmEmail', {
  summary:
    "Makes the address to which a link was sent the account's own, or confirms that of a newcomer, once",
  access: 'public',
  whileSuspended: true,
  body: v.object({ token: LinkToken }),
  response: ok({ email: v.string() }),
  errors: ['NOT_FOUND', 'CONFLICT'],
});

export const sendConfirmationMail = endpoint('sendConfirmationMail', {
  summary:
    "Sends the mail again by which a newcomer's address is confirmed; nothing where none waits",
  access: 'member',
  whileSuspended: true,
  response: ok({}),
});
