import * as v from 'valibot';
import { TypedPasswordSchema } from '../models/member';
import {
  CreationOptionsSchema,
  MadePasskeySchema,
  PasskeyNameSchema,
  PasskeySchema,
  RequestOptionsSchema,
} from '../models/passkey';
import { validationTexts } from '../texts';
import { endpoint, ok } from './define';
import { factor, recoveryCodes } from './second-factor';

const params = v.object({
  passkeyId: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, validationTexts.id)),
});

export const listPasskeys = endpoint({
  summary: 'The own passkeys, latest first',
  access: 'member',
  response: ok({ passkeys: v.array(PasskeySchema) }),
});

export const startPasskey = endpoint({
  summary: 'What the browser needs to make a passkey; it waits ten minutes for the passkey',
  access: 'member',
  whileSuspended: true,
  body: v.object({ password: TypedPasswordSchema }),
  response: ok({ options: CreationOptionsSchema }),
  errors: ['BAD_CREDENTIALS', 'CONFLICT', 'UNAVAILABLE'],
});

export const addPasskey = endpoint({
  summary:
    'Adds a passkey, for admins also as a second factor; their first factor answers recovery codes once',
  access: 'member',
  whileSuspended: true,
  body: v.object({ name: PasskeyNameSchema, passkey: MadePasskeySchema }),
  status: 201,
  response: ok({ passkey: PasskeySchema, recoveryCodes }),
  errors: ['BAD_CREDENTIALS', 'CONFLICT', 'NOT_FOUND'],
});

export const renamePasskey = endpoint({
  summary: 'Renames a passkey',
  access: 'member',
  whileSuspended: true,
  params,
  body: v.object({ name: PasskeyNameSchema }),
  response: ok({ passkey: PasskeySchema }),
  errors: ['NOT_FOUND'],
});

export const deletePasskey = endpoint({
  summary:
    'Deletes a passkey with the password, and a second factor if there is one; with the last factor the recovery codes end',
  access: 'member',
  whileSuspended: true,
  params,
  body: v.object({ password: TypedPasswordSchema, ...factor }),
  response: ok({}),
  errors: ['BAD_CREDENTIALS', 'NOT_FOUND', 'UNAVAILABLE'],
});

export const startPasskeyConfirmation = endpoint({
  summary: 'What the browser needs to confirm a change of the second factors with a passkey',
  access: 'member',
  whileSuspended: true,
  response: ok({ options: RequestOptionsSchema }),
  errors: ['NOT_FOUND'],
});
