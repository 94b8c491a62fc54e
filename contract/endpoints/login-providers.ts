import * as v from 'valibot';
import { LinkedAccountSchema, OwnPathSchema } from '../models/login-provider';
import { EmailSchema, MemberSchema, TypedPasswordSchema, UserNameSchema } from '../models/member';
import { loginProviders } from '../rules/members/login-providers';
import { reasonTexts, validationTexts } from '../texts';
import { consentFields, consentsDue, needsEmailConfirmation, secondStep, session } from './auth';
import { endpoint, ok } from './define';

const provider = v.picklist(loginProviders, validationTexts.id);
const params = v.object({ provider });

/** The password, which only members without one may leave out. */
const password = v.optional(TypedPasswordSchema);

const proof = (max: number) =>
  v.pipe(
    v.string(reasonTexts.providerRefused),
    v.minLength(1, reasonTexts.providerRefused),
    v.maxLength(max, reasonTexts.providerRefused),
    // Visible ASCII, as OAuth says.
    v.regex(/^[\x20-\x7e]*$/, reasonTexts.providerRefused),
  );

const newcomerToken = v.pipe(
  v.string(reasonTexts.providerEnded),
  v.regex(/^[\w-]{1,128}$/, reasonTexts.providerEnded),
);

export const listLoginProviders = endpoint({
  summary: 'The providers whose accounts can sign in; simulated ones say so',
  access: 'public',
  response: ok({ providers: v.array(v.object({ provider, isSimulated: v.boolean() })) }),
});

export const startProviderLogin = endpoint({
  summary:
    'Where to sign in with a provider; the visit waits ten minutes, for this browser and one answer',
  access: 'public',
  whileSuspended: true,
  params,
  body: v.object({ returnTo: v.optional(OwnPathSchema) }),
  response: ok({ url: v.string() }),
  errors: ['NOT_FOUND'],
});

export const finishProviderVisit = endpoint({
  summary:
    "Ends a visit at a provider: signs in, asks for the second factor or a newcomer's consents, or links the account",
  access: 'public',
  whileSuspended: true,
  params,
  body: v.object({ state: proof(128), code: proof(4096) }),
  response: ok({
    ...session,
    secondFactor: v.nullable(secondStep),
    /** What a person without an account still has to give; null for members. */
    newcomer: v.nullable(
      v.object({
        token: v.string(),
        email: v.nullable(v.string()),
        /** Whether the provider has confirmed it; otherwise the newcomer names one. */
        isEmailConfirmed: v.boolean(),
      }),
    ),
    /** Whether the account was linked to the signed-in member. */
    isLinked: v.boolean(),
    /** The page to go to, as it was given at the start. */
    returnTo: v.nullable(v.string()),
  }),
  errors: ['BAD_CREDENTIALS', 'NOT_FOUND', 'CONFLICT', 'UNAVAILABLE'],
});

export const signUpWithProvider = endpoint({
  summary: 'Creates the account of a newcomer from a provider, with all consents, and signs it in',
  access: 'public',
  whileSuspended: true,
  body: v.object({
    token: newcomerToken,
    user_name: UserNameSchema,
    /** Needed without a confirmed address of the provider, and ignored with one. */
    email: v.optional(EmailSchema),
    ...consentFields,
  }),
  status: 201,
  response: ok({ user: MemberSchema, consentsDue, needsEmailConfirmation }),
  errors: ['NOT_FOUND', 'CONFLICT', 'STALE'],
});

export const listLinkedAccounts = endpoint({
  summary: "The providers' accounts that sign the member in",
  access: 'member',
  response: ok({ hasPassword: v.boolean(), accounts: v.array(LinkedAccountSchema) }),
});

export const startProviderLink = endpoint({
  summary:
    'Where to sign in with a provider to link its account; with the password, or in a session of ten minutes without one',
  access: 'member',
  whileSuspended: true,
  params,
  body: v.object({ password, returnTo: v.optional(OwnPathSchema) }),
  response: ok({ url: v.string() }),
  errors: ['NOT_FOUND', 'CONFLICT', 'BAD_CREDENTIALS', 'UNAVAILABLE'],
});

export const unlinkAccount = endpoint({
  summary: 'Unlinks the account of a provider, but never the last way to sign in',
  access: 'member',
  whileSuspended: true,
  params,
  body: v.object({ password }),
  response: ok({}),
  errors: ['NOT_FOUND', 'CONFLICT', 'BAD_CREDENTIALS', 'UNAVAILABLE'],
});
