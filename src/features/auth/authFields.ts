import { authTexts } from '@/texts/auth';
import { currentVersions } from '@contract/legal/consents';
import { ConsentsSchema, login, signup } from '@contract/endpoints/auth';
import { isSamePassword } from '@contract/rules/members/sessions';
import { check, firstIssues } from '@contract/validate';

export type AuthMode = 'login' | 'signup';

/** The names of the inputs; the ones that are sent have the contract's names. */
export type AuthField = 'email' | 'user_name' | 'password' | 'passwordConfirm';
export type AuthValues = Record<AuthField, string>;

/** The consents of a new member, with the contract's names, in screen order. */
export const consentFields = ['isOver14', 'termsVersion', 'privacyVersion'] as const;
export type ConsentField = (typeof consentFields)[number];
export type Consents = Record<ConsentField, boolean>;
export const noConsents: Consents = { isOver14: false, termsVersion: false, privacyVersion: false };

export type AuthErrors = Partial<Record<AuthField | ConsentField, string>>;

export const noValues: AuthValues = { email: '', user_name: '', password: '', passwordConfirm: '' };

/** The fields of each mode in screen order. */
export const fieldsOf: Record<AuthMode, readonly AuthField[]> = {
  login: ['email', 'password'],
  signup: ['email', 'user_name', 'password', 'passwordConfirm'],
};

/** All names that can have errors in a mode, in screen order. */
export const namesOf = (mode: AuthMode): readonly (AuthField | ConsentField)[] =>
  mode === 'login' ? fieldsOf.login : [...fieldsOf.signup, ...consentFields];

/** The given consents, as a sign-up sends them. */
export function givenOf(consents: Consents) {
  const { termsVersion, privacyVersion } = currentVersions;
  return {
    ...(consents.isOver14 && { isOver14: true as const }),
    ...(consents.termsVersion && { termsVersion }),
    ...(consents.privacyVersion && { privacyVersion }),
  };
}

/**
 * Validates before sending: the contract's own rules, the consents, which the contract would check
 * later, and the repeated password.
 */
export function checkValues(values: AuthValues, mode: AuthMode, consents: Consents): AuthErrors {
  const { email, password, user_name, passwordConfirm } = values;
  const results =
    mode === 'login'
      ? [check(login.body, { email, password })]
      : [
          check(signup.body, { email, password, user_name }),
          check(ConsentsSchema, givenOf(consents)),
        ];
  const issues = results.flatMap((result) => (result.ok ? [] : result.issues));
  const errors: AuthErrors = firstIssues(issues, namesOf(mode));
  if (mode === 'signup' && passwordConfirm === '') errors.passwordConfirm = authTexts.needConfirm;
  else if (mode === 'signup' && !isSamePassword(passwordConfirm, password)) {
    errors.passwordConfirm = authTexts.mismatch;
  }
  return errors;
}
