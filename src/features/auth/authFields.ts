import { authTexts } from '@/texts/auth';
import { currentVersions } from '@contract/legal/consents';
import { ConsentsSchema, login, signup } from '@contract/endpoints/auth';
import { isSamePassword } from '@contract/rules/sessions';
import { check, firstIssues } from '@contract/validate';

export type AuthMode = 'login' | 'signup';

/** The names of the inputs; those that are sent are named as the contract names them. */
export type AuthField = 'email' | 'user_name' | 'password' | 'passwordConfirm';
export type AuthValues = Record<AuthField, string>;

/** What a newcomer agrees to, named as the contract names it, in the order of the screen. */
export const consentFields = ['isOver14', 'termsVersion', 'privacyVersion'] as const;
export type ConsentField = (typeof consentFields)[number];
export type Consents = Record<ConsentField, boolean>;
export const noConsents: Consents = { isOver14: false, termsVersion: false, privacyVersion: false };

export type AuthErrors = Partial<Record<AuthField | ConsentField, string>>;

export const noValues: AuthValues = { email: '', user_name: '', password: '', passwordConfirm: '' };

/** The fields of a mode in the order in which they stand on the screen. */
export const fieldsOf: Record<AuthMode, readonly AuthField[]> = {
  login: ['email', 'password'],
  signup: ['email', 'user_name', 'password', 'passwordConfirm'],
};

/** All that can be wrong in a mode, in the order of the screen. */
export const namesOf = (mode: AuthMode): readonly (AuthField | ConsentField)[] =>
  mode === 'login' ? fieldsOf.login : [...fieldsOf.signup, ...consentFields];

/** The consents that were given, as a sign-up sends them. */
function givenOf(consents: Consents) {
  const { termsVersion, privacyVersion } = currentVersions;
  return {
    ...(consents.isOver14 && { isOver14: true as const }),
    ...(consents.termsVersion && { termsVersion }),
    ...(consents.privacyVersion && { privacyVersion }),
  };
}

/**
 * What is wrong before anything is sent: the contract's own rules, the consents, which the contract
 * would ask for later, and the repeated password.
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
