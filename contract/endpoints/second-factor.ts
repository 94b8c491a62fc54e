import * as v from 'valibot';
import { TypedPasswordSchema } from '../models/member';
import { UsedPasskeySchema } from '../models/passkey';
import { validationTexts } from '../texts';
import { endpoint, ok } from './define';

/** A code of an authenticator app, or a recovery code. */
export const CodeSchema = v.pipe(
  v.string(validationTexts.code),
  v.trim(),
  v.minLength(1, validationTexts.code),
  v.maxLength(64, validationTexts.codeLong),
);

/** The codes themselves, shown once; only their hashes are stored. */
export const recoveryCodes = v.array(v.string());

/** A second factor as it is given: one of the two. */
export const factor = { code: v.optional(CodeSchema), passkey: v.optional(UsedPasskeySchema) };

/** Whether a body gives a second factor. */
export const hasFactor = ({ code, passkey }: Partial<Record<keyof typeof factor, unknown>>) =>
  code !== undefined || passkey !== undefined;

/** What confirms a change of the second factors: the password, and one of the factors. */
export const ConfirmationSchema = v.pipe(
  v.object({ password: TypedPasswordSchema, ...factor }),
  v.forward(v.partialCheck([['code'], ['passkey']], hasFactor, validationTexts.code), ['code']),
);

export const getSecondFactor = endpoint({
  summary: "The member's second factor",
  access: 'member',
  response: ok({
    secondFactor: v.object({
      /** Since when an authenticator app is set up; null without one. */
      totpSince: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
      /** How many recovery codes are left. */
      recoveryCodes: v.number(),
      /** How many passkeys the member has. */
      passkeys: v.number(),
    }),
  }),
});

export const startTotp = endpoint({
  summary: 'A new secret for the authenticator app of an admin; it waits ten minutes for its code',
  access: 'member',
  whileSuspended: true,
  body: v.object({ password: TypedPasswordSchema }),
  response: ok({
    /** In base32. */
    secret: v.string(),
    /** The content of the QR code. */
    uri: v.string(),
  }),
  errors: ['BAD_CREDENTIALS', 'CONFLICT', 'UNAVAILABLE'],
});

export const confirmTotp = endpoint({
  summary:
    'Turns the second factor on with a code of the new secret; the first factor of the account answers recovery codes once',
  access: 'member',
  whileSuspended: true,
  body: v.object({ code: CodeSchema }),
  response: ok({ recoveryCodes }),
  errors: ['BAD_CREDENTIALS', 'NOT_FOUND'],
});

export const removeTotp = endpoint({
  summary: 'Removes the authenticator app; with the last second factor the recovery codes end',
  access: 'member',
  whileSuspended: true,
  body: ConfirmationSchema,
  response: ok({}),
  errors: ['BAD_CREDENTIALS', 'NOT_FOUND', 'UNAVAILABLE'],
});

export const renewRecoveryCodes = endpoint({
  summary: 'New recovery codes, answered once; the old ones end',
  access: 'member',
  whileSuspended: true,
  body: ConfirmationSchema,
  response: ok({ recoveryCodes }),
  errors: ['BAD_CREDENTIALS', 'NOT_FOUND', 'UNAVAILABLE'],
});
