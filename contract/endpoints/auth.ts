import * as v from 'valibot';
import { SuspensionSchema } from '../models/admin-member';
import {
  EmailSchema,
  MemberSchema,
  PasswordSchema,
  TypedPasswordSchema,
  UserNameSchema,
} from '../models/member';
import { RequestOptionsSchema, UsedPasskeySchema } from '../models/passkey';
import { storedEmail } from '../rules/members/email';
import { consentTexts } from '../consentTexts';
import { consentNames } from '../rules/site/legal';
import { reasonTexts, validationTexts } from '../texts';
import { endpoint, ok } from './define';
import { factor, hasFactor } from './second-factor';

/** Whether the member's address still needs confirmation, if a setting of the site requires it. */
export const needsEmailConfirmation = v.boolean();

/** The member's consents, each with its own error sentence. */
export const consentFields = {
  termsVersion: v.string(consentTexts.terms),
  privacyVersion: v.string(consentTexts.privacy),
  isOver14: v.literal(true, consentTexts.over14),
};

/** All consents that the site's form requires from a new member. */
export const ConsentsSchema = v.object(consentFields);

/** The current consents that the member has not given; until then they cannot write. */
export const consentsDue = v.array(v.picklist(consentNames));

export const signup = endpoint({
  summary: 'Creates an account and signs it in; missing consents are due',
  access: 'public',
  whileSuspended: true,
  body: v.object({
    email: EmailSchema,
    password: PasswordSchema,
    user_name: UserNameSchema,
    // The documents name only the three fields above.
    termsVersion: v.nullish(consentFields.termsVersion),
    privacyVersion: v.nullish(consentFields.privacyVersion),
    isOver14: v.nullish(consentFields.isOver14),
  }),
  status: 201,
  response: ok({ user: MemberSchema, consentsDue, needsEmailConfirmation }),
  // STALE: a consent to a version that is not in force. UNAVAILABLE: too many passwords wait for
  // checking, here and in the calls that check one.
  errors: ['CONFLICT', 'STALE', 'UNAVAILABLE'],
});

/** The suspension that keeps the member from writing. */
const suspension = v.nullable(SuspensionSchema);

const needsSecondFactor = v.boolean();

/** A session's member; null without a session. */
export const session = {
  user: v.nullable(MemberSchema),
  suspension,
  consentsDue,
  needsEmailConfirmation,
  /** Whether the member is an admin who has to set up a second factor first. */
  needsSecondFactor,
};

/** The second step of a login. */
export const secondStep = v.object({
  token: v.string(),
  expiresAt: v.pipe(v.string(), v.isoTimestamp()),
  /** Which factors the account has, beside recovery codes. */
  hasTotp: v.boolean(),
  hasPasskey: v.boolean(),
});

export const login = endpoint({
  summary:
    'Signs in; wrong email and wrong password get the same error. With a second factor it starts no session, and `secondFactor` names the step to take',
  access: 'public',
  whileSuspended: true,
  body: v.object({
    email: v.pipe(
      v.string(validationTexts.email),
      v.transform(storedEmail),
      v.minLength(1, validationTexts.email),
      v.maxLength(254, validationTexts.emailFormat),
    ),
    password: TypedPasswordSchema,
  }),
  response: ok({
    ...session,
    /** The second step, if the account has a second factor. `user` is null then. */
    secondFactor: v.nullable(secondStep),
  }),
  errors: ['BAD_CREDENTIALS', 'UNAVAILABLE'],
});

const token = v.pipe(
  v.string(reasonTexts.stepEnded),
  v.regex(/^[\w-]{1,128}$/, reasonTexts.stepEnded),
);

export const loginSecondFactor = endpoint({
  summary: 'Signs in with the token of a login and a code, a recovery code or a passkey',
  access: 'public',
  whileSuspended: true,
  body: v.pipe(
    v.object({ token, ...factor }),
    v.forward(v.partialCheck([['code'], ['passkey']], hasFactor, validationTexts.code), ['code']),
  ),
  response: ok({ ...session, user: MemberSchema }),
  errors: ['BAD_CREDENTIALS', 'NOT_FOUND'],
});

export const startPasskeyStep = endpoint({
  summary: 'What the browser needs to take the second step of a login with a passkey',
  access: 'public',
  whileSuspended: true,
  body: v.object({ token }),
  response: ok({ options: RequestOptionsSchema }),
  errors: ['NOT_FOUND'],
});

export const startPasskeyLogin = endpoint({
  summary: 'What the browser needs to sign in with a passkey; it waits ten minutes, for one try',
  access: 'public',
  whileSuspended: true,
  response: ok({ token: v.string(), options: RequestOptionsSchema }),
});

export const logInWithPasskey = endpoint({
  summary: 'Signs in with a passkey alone, which is both factors',
  access: 'public',
  whileSuspended: true,
  body: v.object({ token, passkey: UsedPasskeySchema }),
  response: ok({ ...session, user: MemberSchema }),
  errors: ['BAD_CREDENTIALS', 'NOT_FOUND'],
});

export const logout = endpoint({
  summary: 'Ends the session; guests may call it too',
  access: 'public',
  whileSuspended: true,
  unlimited: true,
  response: ok({}),
});

export const me = endpoint({
  summary: 'The signed-in member, null for a guest',
  access: 'public',
  response: ok(session),
});

export const giveConsents = endpoint({
  summary:
    'Accepts the current terms and privacy policy and confirms being 14 or older; repeating changes nothing',
  access: 'member',
  whileSuspended: true,
  // Members confirm their age only once, not again for a new version.
  body: v.object({ ...consentFields, isOver14: v.nullish(consentFields.isOver14) }),
  response: ok({ consentsDue }),
  errors: ['STALE'],
});
