import { fieldError } from '../../errors';
import { validationTexts } from '../../texts';
import lines from './common-passwords.json' with { type: 'json' };
import { plainKeys } from './weak-passwords';

// The 3,000 most common passwords of at least eight characters, by frequency in public leaks. From
// the list of @zxcvbn-ts/language-common 4.1.3 (MIT, Dan Wheeler and Dropbox, zxcvbn-ts).
const commonPasswords = new Set(lines.flatMap((line) => line.split(' ')));

/** Adding one or two signs is the most common way to disguise a common password. */
const SIGNS = /[^\p{L}\p{N}]{1,2}$/u;

/**
 * Refuses the most common passwords, regardless of case, width, blanks and signs at the end,
 * because attackers guess those first.
 * @param path the field it came in
 * @throws ApiError VALIDATION
 */
export function guardPassword(password: string, path: string): void {
  const typed = plainKeys(password);
  if ([typed, typed.replace(SIGNS, '')].some((one) => commonPasswords.has(one))) {
    throw fieldError(path, validationTexts.passwordCommon);
  }
}
