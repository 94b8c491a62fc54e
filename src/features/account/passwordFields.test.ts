import { ApiError } from '@contract/errors';
import { describe, expect, it } from 'vitest';
import { checkPasswords, noPasswords, refusedPasswords } from './passwordFields';

const good = {
  currentPassword: 'what it is now',
  newPassword: 'a-longer-secret',
  newPasswordAgain: 'a-longer-secret',
};

describe('the password form', () => {
  it('requires all three fields', () => {
    const errors = checkPasswords(noPasswords);
    expect(Object.keys(errors).sort()).toEqual([
      'currentPassword',
      'newPassword',
      'newPasswordAgain',
    ]);
    expect(checkPasswords(good)).toEqual({});
  });

  it('requires the new password twice', () => {
    const errors = checkPasswords({ ...good, newPasswordAgain: 'another' });
    expect(Object.keys(errors)).toEqual(['newPasswordAgain']);
  });

  it('finds the field that a refusal is about', () => {
    expect(refusedPasswords(new ApiError('BAD_CREDENTIALS', 'wrong'))).toEqual({
      currentPassword: 'wrong',
    });
    const issues = [{ path: 'newPassword', message: 'too common' }];
    expect(refusedPasswords(new ApiError('VALIDATION', 'no', { issues }))).toEqual({
      newPassword: 'too common',
    });
    expect(refusedPasswords(new ApiError('RATE_LIMITED', 'later'))).toEqual({});
    expect(refusedPasswords(new Error('network'))).toEqual({});
  });
});
