import { ApiError } from '@contract/errors';
import { isCommonPassword } from '@contract/rules/common-passwords';
import { validationTexts } from '@contract/texts';

/** @throws ApiError VALIDATION for one of the passwords that are guessed first */
export function guardPassword(password: string, path: 'password' | 'newPassword'): void {
  if (!isCommonPassword(password)) return;
  const message = validationTexts.passwordCommon;
  throw new ApiError('VALIDATION', message, { issues: [{ path, message }] });
}
