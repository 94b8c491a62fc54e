import { settingsTexts } from '@/texts/settings';
import { resetPassword } from '@contract/endpoints/mail-links';
import { ApiError, type Issue } from '@contract/errors';
import { check, firstIssues } from '@contract/validate';

/** The fields in screen order. */
export const newPasswordFields = ['newPassword', 'newPasswordAgain'] as const;
type NewPasswordValues = Record<(typeof newPasswordFields)[number], string>;
type NewPasswordErrors = Partial<NewPasswordValues>;

export const noNewPassword: NewPasswordValues = { newPassword: '', newPasswordAgain: '' };

// The request has only one password field.
function errorsOf(issues: readonly Issue[]): NewPasswordErrors {
  const { password } = firstIssues(issues, ['password']);
  return password === undefined ? {} : { newPassword: password };
}

/** Returns the errors to show before sending. */
export function checkNewPassword(values: NewPasswordValues, token: string): NewPasswordErrors {
  const { newPassword, newPasswordAgain } = values;
  const result = check(resetPassword.body, { token, password: newPassword });
  const errors = result.ok ? {} : errorsOf(result.issues);
  if (newPasswordAgain === '') errors.newPasswordAgain = settingsTexts.needAgain;
  else if (newPasswordAgain !== newPassword) errors.newPasswordAgain = settingsTexts.mismatch;
  return errors;
}

/** Returns the field that a refusal is about. */
export function refusedNewPassword(error: unknown): NewPasswordErrors {
  return error instanceof ApiError ? errorsOf(error.issues ?? []) : {};
}
