import { settingsTexts } from '@/texts/settings';
import { changePassword } from '@contract/endpoints/me';
import { ApiError } from '@contract/errors';
import { check, firstIssues } from '@contract/validate';

/** The fields in the order in which they stand; those that are sent are named as the contract names them. */
export const passwordFields = ['currentPassword', 'newPassword', 'newPasswordAgain'] as const;
export type PasswordField = (typeof passwordFields)[number];
export type PasswordValues = Record<PasswordField, string>;
type PasswordErrors = Partial<PasswordValues>;

export const noPasswords: PasswordValues = {
  currentPassword: '',
  newPassword: '',
  newPasswordAgain: '',
};

/** What is wrong before anything is sent. */
export function checkPasswords(values: PasswordValues): PasswordErrors {
  const { currentPassword, newPassword, newPasswordAgain } = values;
  const result = check(changePassword.body, { currentPassword, newPassword });
  const errors: PasswordErrors = result.ok ? {} : firstIssues(result.issues, passwordFields);
  if (newPasswordAgain === '') errors.newPasswordAgain = settingsTexts.needAgain;
  else if (newPasswordAgain !== newPassword) errors.newPasswordAgain = settingsTexts.mismatch;
  return errors;
}

/** Which field a refusal is about; an unknown field leaves the sentence to the line below the form. */
export function refusedPasswords(error: unknown): PasswordErrors {
  if (!(error instanceof ApiError)) return {};
  if (error.code === 'BAD_CREDENTIALS') return { currentPassword: error.message };
  return error.code === 'VALIDATION' ? firstIssues(error.issues ?? [], passwordFields) : {};
}
