import { describe, expect, it } from 'vitest';
import { changesOf, checkProfile } from './useProfileForm';

const saved = { user_name: '이유나', bio: '산책', profile_image: null };

describe('the profile form', () => {
  it('sends only the changed fields', () => {
    expect(changesOf(saved, saved)).toEqual({});
    expect(changesOf({ ...saved, bio: '' }, saved)).toEqual({ bio: '' });
    expect(changesOf({ ...saved, profile_image: '/avatars/cat.svg' }, saved)).toEqual({
      profile_image: '/avatars/cat.svg',
    });
  });

  it('shows an error of the contract at its field', () => {
    expect(checkProfile({ bio: '가'.repeat(200) })).toEqual({});
    expect(checkProfile({ user_name: '  ' }).user_name).toBeTruthy();
    expect(checkProfile({ user_name: '가'.repeat(21) }).user_name).toBeTruthy();
    expect(checkProfile({ bio: '가'.repeat(201) }).bio).toBeTruthy();
    expect(
      checkProfile({ profile_image: 'https://evil.example/a.png' }).profile_image,
    ).toBeTruthy();
  });
});
