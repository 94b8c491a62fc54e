import { settingsTexts } from '@/texts/settings';
import { resetPassword } from '@contract/endpoints/mail-links';
import { ApiError, type Issue } from '@contract/errors';
import { check, firstIssues } from '@contract/validate';

/** The fields in the order in which they stand. */
export const newPasswordFields = ['newPassword', 'newPasswordAgain'] as const;
type NewPasswordValues = Record<(typeof newPasswordFields)[number], string>;
type NewPasswordErrors = Partial<NewPasswordValues>;

export const noNewPassword: NewPasswordValues = { newPassword: '', newPasswordAgain: '' };

// The call takes the new password alone, and calls it the password.
function errorsOf(issues: readonly Issue[]): NewPasswordErrors {
  const { password } = firstIssues(issues, ['password']);
  return password === undefined ? {} : { newPassword: password };
}

/** What is wrong before anything is sent. */
export function checkNewPassword(values: NewPasswordValues, token: string): NewPasswordErrors {
  const { newPassword, newPasswordAgain } = values;
  const result = check(resetPassword.body, { token, password: newPassword });
  const errors = result.ok ? {} : errorsOf(result.issues);
  if (newPasswordAgain === '') errors.newPasswordAgain = settingsTexts.needAgain;
  else if (newPasswordAgain !== newPassword) errors.newPasswordAgain = settingsTexts.mismatch;
  return errors;
}

/** Which field a refusal is about. */
export function refusedNewPassword(error: unknown): NewPasswordErrors {
  return error instanceof ApiError ? errorsOf(error.issues ?? []) : {};
}
