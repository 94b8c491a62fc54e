import { settingsTexts } from '@/texts/settings';
import { changePassword } from '@contract/endpoints/me';
import { ApiError, type Issue } from '@contract/errors';
import { check } from '@contract/validate';

/** The fields in the order in which they stand; those that are sent are named as the contract names them. */
export const passwordFields = ['currentPassword', 'newPassword', 'newPasswordAgain'] as const;
export type PasswordField = (typeof passwordFields)[number];
export type PasswordValues = Record<PasswordField, string>;
export type PasswordErrors = Partial<PasswordValues>;

export const noPasswords: PasswordValues = {
  currentPassword: '',
  newPassword: '',
  newPasswordAgain: '',
};

function errorsOf(issues: readonly Issue[]): PasswordErrors {
  const found = passwordFields.flatMap((name) => {
    const issue = issues.find(({ path }) => path === name);
    return issue ? [[name, issue.message] as const] : [];
  });
  return Object.fromEntries(found);
}

/** What is wrong before anything is sent. */
export function checkPasswords(values: PasswordValues): PasswordErrors {
  const { currentPassword, newPassword, newPasswordAgain } = values;
  const result = check(changePassword.body, { currentPassword, newPassword });
  const errors = result.ok ? {} : errorsOf(result.issues);
  if (newPasswordAgain === '') errors.newPasswordAgain = settingsTexts.needAgain;
  else if (newPasswordAgain !== newPassword) errors.newPasswordAgain = settingsTexts.mismatch;
  return errors;
}

/** Which field a refusal is about; none means the line below the form says it. */
export function refusedPasswords(error: unknown): PasswordErrors {
  if (!(error instanceof ApiError)) return {};
  if (error.code === 'BAD_CREDENTIALS') return { currentPassword: error.message };
  return error.code === 'VALIDATION' ? errorsOf(error.issues ?? []) : {};
}
