import { authTexts } from '@/texts/auth';
import { login, signup } from '@contract/endpoints/auth';
import { check, firstIssues } from '@contract/validate';

export type AuthMode = 'login' | 'signup';

/** The names of the inputs; those that are sent are named as the contract names them. */
export type AuthField = 'email' | 'user_name' | 'password' | 'passwordConfirm';
export type AuthValues = Record<AuthField, string>;
export type AuthErrors = Partial<Record<AuthField, string>>;

export const noValues: AuthValues = { email: '', user_name: '', password: '', passwordConfirm: '' };

/** The fields of a mode in the order in which they stand on the screen. */
export const fieldsOf: Record<AuthMode, readonly AuthField[]> = {
  login: ['email', 'password'],
  signup: ['email', 'user_name', 'password', 'passwordConfirm'],
};

/** What is wrong before anything is sent: the contract's own rules, and the repeated password. */
export function checkValues(values: AuthValues, mode: AuthMode): AuthErrors {
  const { email, user_name, password, passwordConfirm } = values;
  const result =
    mode === 'login'
      ? check(login.body, { email, password })
      : check(signup.body, { email, password, user_name });
  const errors: AuthErrors = result.ok ? {} : firstIssues(result.issues, fieldsOf[mode]);
  if (mode === 'signup' && passwordConfirm === '') errors.passwordConfirm = authTexts.needConfirm;
  else if (mode === 'signup' && passwordConfirm !== password) {
    errors.passwordConfirm = authTexts.mismatch;
  }
  return errors;
}
