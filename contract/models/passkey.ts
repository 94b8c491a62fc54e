import * as v from 'valibot';
import { PASSKEY_NAME_MAX } from '../rules/members/passkeys';
import { validationTexts } from '../texts';
import { oneLine, PlainNameSchema, requiredText } from './text';

const timestamp = v.pipe(v.string(), v.isoTimestamp());

/** A passkey as its member sees it. */
export const PasskeySchema = v.object({
  passkeyId: v.string(),
  name: v.string(),
  createdAt: timestamp,
  /** Null before the first use. */
  lastUsedAt: v.nullable(timestamp),
  /** Whether the device copies it to the person's other devices. */
  isSynced: v.boolean(),
});

/** The name that a member gives a passkey. */
export const PasskeyNameSchema = v.pipe(
  PlainNameSchema(validationTexts.passkeyName),
  requiredText(PASSKEY_NAME_MAX, validationTexts.passkeyName, validationTexts.passkeyNameLong),
  v.transform(oneLine),
);

const bytes = (max: number) =>
  v.pipe(
    v.string(validationTexts.passkey),
    v.regex(/^[\w-]+$/, validationTexts.passkey),
    v.maxLength(max, validationTexts.passkey),
  );

// The standard allows ids of 1,023 bytes.
const identity = {
  id: bytes(1364),
  rawId: bytes(1364),
  type: v.literal('public-key', validationTexts.passkey),
};

/** What a browser answers after making a passkey: the standard's `RegistrationResponseJSON`. */
export const MadePasskeySchema = v.object(
  {
    ...identity,
    response: v.object(
      {
        clientDataJSON: bytes(4096),
        attestationObject: bytes(16_384),
        transports: v.optional(
          v.pipe(
            v.array(
              v.pipe(
                v.string(validationTexts.passkey),
                v.regex(/^[a-z-]{1,32}$/, validationTexts.passkey),
              ),
              validationTexts.passkey,
            ),
            v.maxLength(10, validationTexts.passkey),
          ),
          [],
        ),
      },
      validationTexts.passkey,
    ),
  },
  validationTexts.passkey,
);

/** What a browser answers after using one: the standard's `AuthenticationResponseJSON`. */
export const UsedPasskeySchema = v.object(
  {
    ...identity,
    response: v.object(
      {
        clientDataJSON: bytes(4096),
        authenticatorData: bytes(4096),
        signature: bytes(2048),
        userHandle: v.nullish(bytes(128)),
      },
      validationTexts.passkey,
    ),
  },
  validationTexts.passkey,
);

const descriptors = v.array(
  v.object({
    type: v.literal('public-key'),
    id: v.string(),
    transports: v.array(v.string()),
  }),
);

/** The standard's `PublicKeyCredentialCreationOptionsJSON`, as far as it is used. */
export const CreationOptionsSchema = v.object({
  challenge: v.string(),
  rp: v.object({ id: v.string(), name: v.string() }),
  user: v.object({ id: v.string(), name: v.string(), displayName: v.string() }),
  pubKeyCredParams: v.array(v.object({ type: v.literal('public-key'), alg: v.number() })),
  timeout: v.number(),
  excludeCredentials: descriptors,
  authenticatorSelection: v.object({
    residentKey: v.literal('required'),
    requireResidentKey: v.boolean(),
    userVerification: v.literal('required'),
  }),
  attestation: v.literal('none'),
});

/** The standard's `PublicKeyCredentialRequestOptionsJSON`, as far as it is used. */
export const RequestOptionsSchema = v.object({
  challenge: v.string(),
  rpId: v.string(),
  timeout: v.number(),
  userVerification: v.literal('required'),
  /** Empty for any passkey of the site. */
  allowCredentials: descriptors,
});
