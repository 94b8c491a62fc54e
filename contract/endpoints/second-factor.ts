import * as v from 'valibot';
import { TypedPasswordSchema } from '../models/member';
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
const recoveryCodes = v.array(v.string());

const confirmation = { password: TypedPasswordSchema, code: CodeSchema };

export const getSecondFactor = endpoint({
  summary: "The member's second factor",
  access: 'member',
  response: ok({
    secondFactor: v.object({
      /** Since when an authenticator app is set up; null without one. */
      totpSince: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
      /** How many recovery codes are left. */
      recoveryCodes: v.number(),
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
  summary: 'Turns the second factor on with a code of the new secret; answers recovery codes once',
  access: 'member',
  whileSuspended: true,
  body: v.object({ code: CodeSchema }),
  response: ok({ recoveryCodes }),
  errors: ['BAD_CREDENTIALS', 'NOT_FOUND'],
});

export const removeTotp = endpoint({
  summary: 'Turns the second factor off',
  access: 'member',
  whileSuspended: true,
  body: v.object(confirmation),
  response: ok({}),
  errors: ['BAD_CREDENTIALS', 'NOT_FOUND', 'UNAVAILABLE'],
});

export const renewRecoveryCodes = endpoint({
  summary: 'New recovery codes, answered once; the old ones end',
  access: 'member',
  whileSuspended: true,
  body: v.object(confirmation),
  response: ok({ recoveryCodes }),
  errors: ['BAD_CREDENTIALS', 'NOT_FOUND', 'UNAVAILABLE'],
});
