import { updateUser } from '@contract/endpoints/users';
import type { Member } from '@contract/models/member';
import { check, firstIssues } from '@contract/validate';
import { atom } from 'jotai';

/** The fields of the form, with the contract's names. */
export type ProfileValues = Pick<Member, 'user_name' | 'bio' | 'profile_image'>;
export type ProfileField = keyof ProfileValues;
export type ProfileErrors = Partial<Record<ProfileField, string>>;

export const profileFields: readonly ProfileField[] = ['user_name', 'bio', 'profile_image'];

/** Returns the current values of the profile. */
export const valuesOf = ({ user_name, bio, profile_image }: Member): ProfileValues => ({
  user_name,
  bio,
  profile_image,
});

/** Returns the fields that differ from the saved ones. */
export function changesOf(values: ProfileValues, saved: ProfileValues): Partial<ProfileValues> {
  return Object.fromEntries(
    profileFields
      .filter((name) => values[name] !== saved[name])
      .map((name) => [name, values[name]]),
  );
}

/** Returns the errors to show before sending. */
export function checkProfile(changes: Partial<ProfileValues>): ProfileErrors {
  const result = check(updateUser.body, changes);
  return result.ok ? {} : firstIssues(result.issues, profileFields);
}

/**
 * The unsaved changes. They survive leaving the form; only the member who typed them gets them
 * back.
 */
export const profileDraftAtom = atom<{ userId: string; values: Partial<ProfileValues> } | null>(
  null,
);
