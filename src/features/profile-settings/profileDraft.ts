import { updateUser } from '@contract/endpoints/users';
import type { Member } from '@contract/models/member';
import { check, firstIssues } from '@contract/validate';
import { atom } from 'jotai';

/** The fields of the form, named as the contract names them. */
export type ProfileValues = Pick<Member, 'user_name' | 'bio' | 'profile_image'>;
export type ProfileField = keyof ProfileValues;
export type ProfileErrors = Partial<Record<ProfileField, string>>;

export const profileFields: readonly ProfileField[] = ['user_name', 'bio', 'profile_image'];

/** What the profile is now. */
export const valuesOf = ({ user_name, bio, profile_image }: Member): ProfileValues => ({
  user_name,
  bio,
  profile_image,
});

/** The fields that differ from what is saved. */
export function changesOf(values: ProfileValues, saved: ProfileValues): Partial<ProfileValues> {
  return Object.fromEntries(
    profileFields
      .filter((name) => values[name] !== saved[name])
      .map((name) => [name, values[name]]),
  );
}

/** What is wrong before anything is sent. */
export function checkProfile(changes: Partial<ProfileValues>): ProfileErrors {
  const result = check(updateUser.body, changes);
  return result.ok ? {} : firstIssues(result.issues, profileFields);
}

/**
 * What was changed and not saved. It outlives the form, so that a look elsewhere loses nothing;
 * only the member who typed it gets it back.
 */
export const profileDraftAtom = atom<{ userId: string; values: Partial<ProfileValues> } | null>(
  null,
);
