import * as v from 'valibot';
import { SuspensionSchema } from '../models/admin-member';
import {
  EmailSchema,
  MemberSchema,
  PasswordSchema,
  TypedPasswordSchema,
  UserNameSchema,
} from '../models/member';
import { storedEmail } from '../rules/members/email';
import { consentTexts } from '../consentTexts';
import { consentNames } from '../rules/site/legal';
import { validationTexts } from '../texts';
import { endpoint, ok } from './define';

/** Whether the member's address still needs confirmation, if a setting of the site requires it. */
const needsEmailConfirmation = v.boolean();

/** The member's consents, each with its own error sentence. */
const consents = {
  termsVersion: v.string(consentTexts.terms),
  privacyVersion: v.string(consentTexts.privacy),
  isOver14: v.literal(true, consentTexts.over14),
};

/** All consents that the site's form requires from a new member. */
export const ConsentsSchema = v.object(consents);

/** The current consents that the member has not given; until then they cannot write. */
const consentsDue = v.array(v.picklist(consentNames));

export const signup = endpoint({
  summary: 'Creates an account and signs it in; missing consents are due',
  access: 'public',
  whileSuspended: true,
  body: v.object({
    email: EmailSchema,
    password: PasswordSchema,
    user_name: UserNameSchema,
    // The documents name only the three fields above.
    termsVersion: v.nullish(consents.termsVersion),
    privacyVersion: v.nullish(consents.privacyVersion),
    isOver14: v.nullish(consents.isOver14),
  }),
  status: 201,
  response: ok({ user: MemberSchema, consentsDue, needsEmailConfirmation }),
  // STALE: a consent to a version that is not in force. UNAVAILABLE: too many passwords wait for
  // checking, here and in the calls that check one.
  errors: ['CONFLICT', 'STALE', 'UNAVAILABLE'],
});

/** The suspension that keeps the member from writing. */
const suspension = v.nullable(SuspensionSchema);

export const login = endpoint({
  summary: 'Signs in; wrong email and wrong password get the same error',
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
  response: ok({ user: MemberSchema, suspension, consentsDue, needsEmailConfirmation }),
  errors: ['BAD_CREDENTIALS', 'UNAVAILABLE'],
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
  response: ok({
    user: v.nullable(MemberSchema),
    suspension,
    consentsDue,
    needsEmailConfirmation,
  }),
});

export const giveConsents = endpoint({
  summary:
    'Accepts the current terms and privacy policy and confirms being 14 or older; repeating changes nothing',
  access: 'member',
  whileSuspended: true,
  // Members confirm their age only once, not again for a new version.
  body: v.object({ ...consents, isOver14: v.nullish(consents.isOver14) }),
  response: ok({ consentsDue }),
  errors: ['STALE'],
});
