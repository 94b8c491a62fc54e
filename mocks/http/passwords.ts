// The server refuses some thousands; a demo does well with the first of them.
const common = new Set([
  'password',
  '12345678',
  '123456789',
  '1234567890',
  '11111111',
  'qwertyui',
  'qwertyuiop',
  'qwerty123',
  'password1',
  'password123',
  '1q2w3e4r',
  '1qaz2wsx',
  'iloveyou',
  'sunshine',
  'princess',
]);

/** Whether a password is among the first that anybody would guess. */
export function isCommonPassword(password: string): boolean {
  return common.has(password.toLowerCase());
}
