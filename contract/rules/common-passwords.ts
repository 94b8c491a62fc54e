import { fieldError } from '../errors';
import { validationTexts } from '../texts';
import lines from './common-passwords.json' with { type: 'json' };
import { plainKeys } from './weak-passwords';

// The 3,000 most common passwords of at least eight characters, by frequency in public leaks. From
// the list of @zxcvbn-ts/language-common 4.1.3 (MIT, Dan Wheeler and Dropbox, zxcvbn-ts).
const commonPasswords = new Set(lines.flatMap((line) => line.split(' ')));

/** A sign or two at the end is the commonest way to make a common password look like another. */
const SIGNS = /[^\p{L}\p{N}]{1,2}$/u;

/**
 * Refuses a password that, whatever its capitals, its width, its blanks and the signs at its end, is
 * among the most common ones, since attackers guess those first.
 * @param path the field it came in
 * @throws ApiError VALIDATION
 */
export function guardPassword(password: string, path: string): void {
  const typed = plainKeys(password);
  if ([typed, typed.replace(SIGNS, '')].some((one) => commonPasswords.has(one))) {
    throw fieldError(path, validationTexts.passwordCommon);
  }
}
