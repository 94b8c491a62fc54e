import { settingsTexts } from '@/texts/settings';
import { changePassword } from '@contract/endpoints/me';
import type { Issue } from '@contract/errors';
import { check } from '@contract/validate';

/** The fields in screen order; the ones that are sent have the contract's names. */
export const passwordFields = ['currentPassword', 'newPassword', 'newPasswordAgain'] as const;
type PasswordValues = Readonly<Record<(typeof passwordFields)[number], string>>;

function repetitionIssues({ newPassword, newPasswordAgain }: PasswordValues): Issue[] {
  if (newPasswordAgain === newPassword && newPassword !== '') return [];
  const message = newPasswordAgain === '' ? settingsTexts.needAgain : settingsTexts.mismatch;
  return [{ path: 'newPasswordAgain', message }];
}

/** Returns the values to send, or the errors to show first. */
export function checkPasswords(values: PasswordValues) {
  const { currentPassword, newPassword } = values;
  const result = check(changePassword.body, { currentPassword, newPassword });
  const repetition = repetitionIssues(values);
  if (result.ok && repetition.length === 0) return result;
  return { ok: false as const, issues: [...(result.ok ? [] : result.issues), ...repetition] };
}
