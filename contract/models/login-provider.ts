import * as v from 'valibot';
import { isOwnPath, loginProviders, type ProviderIdentity } from '../rules/members/login-providers';
import { validationTexts } from '../texts';
import { EmailSchema } from './member';

const timestamp = v.pipe(v.string(), v.isoTimestamp());

/** A provider's account that signs its member in. */
export const LinkedAccountSchema = v.object({
  provider: v.picklist(loginProviders),
  linkedAt: timestamp,
  /** Null before the first sign-in. */
  lastUsedAt: v.nullable(timestamp),
});

/** A path of the site itself. */
export const OwnPathSchema = v.pipe(
  v.string(validationTexts.field),
  v.maxLength(500, validationTexts.field),
  v.check(isOwnPath, validationTexts.field),
);

/** An identity whose address is in our own form; null in place of one that we would not accept. */
export function ownIdentity(said: ProviderIdentity): ProviderIdentity {
  const { success, output } = v.safeParse(EmailSchema, said.email);
  const email = success ? output : null;
  return { ...said, email, isConfirmed: email !== null && said.isConfirmed };
}
