import * as v from 'valibot';
import { isVisible } from '../rules/text/clean-text';
import { EMAIL, storedEmail } from '../rules/members/email';
import { isFace } from '../rules/members/faces';
import { lengthOf } from '../rules/text/length';
import { isReservedName } from '../rules/members/reserved-names';
import { isWeakPassword } from '../rules/members/weak-passwords';
import { validationTexts } from '../texts';
import { idOutput } from './ids';
import { oneLine, PlainNameSchema, requiredText, text } from './text';

export { ADMIN_LEVEL } from '../rules/members/members';

/**
 * A member as the API returns it. `email` is null and the balances are 0 unless the viewer is the
 * member; both spellings of the admin level are documented, so both are sent.
 */
export const MemberSchema = v.object({
  user_id: idOutput('user'),
  user_name: v.string(),
  email: v.nullable(v.string()),
  profile_image: v.nullable(v.string()),
  bio: v.string(),
  water_drops: v.number(),
  gems: v.number(),
  level: v.number(),
  experience: v.number(),
  admin_level: v.number(),
  adminLevel: v.number(),
});
export type Member = v.InferOutput<typeof MemberSchema>;

/** The largest profile name, in characters. */
export const USER_NAME_MAX = 20;

/** The email of an account in stored form. */
export const EmailSchema = v.pipe(
  v.string(validationTexts.email),
  v.transform(storedEmail),
  v.minLength(1, validationTexts.email),
  v.maxLength(254, validationTexts.emailFormat),
  v.regex(EMAIL, validationTexts.emailFormat),
);

/** A password to check, as typed; accounts of any age have one. */
export const TypedPasswordSchema = v.pipe(
  v.string(validationTexts.password),
  v.minLength(1, validationTexts.password),
  v.check((password) => lengthOf(password, 128) <= 128, validationTexts.passwordLong),
);

/**
 * 8 to 128 characters, composed, without composition rules. Not a row of keys, a repetition or the
 * site's name; `guardPassword` also refuses the most common ones, in a list that no browser loads.
 */
export const PasswordSchema = v.pipe(
  TypedPasswordSchema,
  v.transform((password) => password.normalize('NFC')),
  v.check((password) => lengthOf(password, 8) >= 8, validationTexts.passwordShort),
  v.check(isVisible, validationTexts.passwordBlank),
  v.check((password) => !isWeakPassword(password), validationTexts.passwordCommon),
);

/** The name that others see. */
export const UserNameSchema = v.pipe(
  PlainNameSchema(validationTexts.userName),
  requiredText(USER_NAME_MAX, validationTexts.userName, validationTexts.userNameLong),
  v.transform(oneLine),
  v.check((name) => !isReservedName(name), validationTexts.nameReserved),
);

/** The longest bio, in characters. */
export const BIO_MAX = 200;

/** A member's description of themselves; may be empty. */
export const BioSchema = text(BIO_MAX, validationTexts.bioLong, validationTexts.field);

const UPLOAD = /^\/uploads\/[\w-]+\.(?:webp|png|jpg)$/;

/**
 * Only our own uploads and drawings are allowed: the host of a foreign picture would learn who
 * views whose profile.
 */
export const ProfileImageSchema = v.nullable(
  v.pipe(
    v.string(validationTexts.profileImage),
    v.check((url) => isFace(url) || UPLOAD.test(url), validationTexts.profileImage),
  ),
);
