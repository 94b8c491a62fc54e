import { describe, expect, it } from 'vitest';
import { checkPasswords } from './CredentialForms';

const good = {
  currentPassword: 'what it is now',
  newPassword: 'a-longer-secret',
  newPasswordAgain: 'a-longer-secret',
};
const { newPasswordAgain: _again, ...sent } = good;
const wrongFields = (values: typeof good) => {
  const result = checkPasswords(values);
  return result.ok ? [] : [...new Set(result.issues.map(({ path }) => path))];
};

describe('the password form', () => {
  it('requires all three fields and sends two of them', () => {
    const empty = { currentPassword: '', newPassword: '', newPasswordAgain: '' };
    expect(wrongFields(empty)).toEqual(['currentPassword', 'newPassword', 'newPasswordAgain']);
    expect(checkPasswords(good)).toEqual({ ok: true, value: sent });
  });

  it('requires the new password twice', () => {
    expect(wrongFields({ ...good, newPasswordAgain: 'another' })).toEqual(['newPasswordAgain']);
  });
});
