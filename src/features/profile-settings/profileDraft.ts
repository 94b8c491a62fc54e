import { updateUser } from '@contract/endpoints/users';
import type { Issue } from '@contract/errors';
import type { Member } from '@contract/models/member';
import { check } from '@contract/validate';
import { atom } from 'jotai';

/** The fields of the form, named as the contract names them. */
export type ProfileValues = Pick<Member, 'user_name' | 'bio' | 'profile_image'>;
export type ProfileField = keyof ProfileValues;
export type ProfileErrors = Partial<Record<ProfileField, string>>;

const fields: readonly ProfileField[] = ['user_name', 'bio', 'profile_image'];

/** What the profile is now. */
export const valuesOf = ({ user_name, bio, profile_image }: Member): ProfileValues => ({
  user_name,
  bio,
  profile_image,
});

/** The fields that differ from what is saved. */
export function changesOf(values: ProfileValues, saved: ProfileValues): Partial<ProfileValues> {
  return Object.fromEntries(
    fields.filter((name) => values[name] !== saved[name]).map((name) => [name, values[name]]),
  );
}

/** The first complaint about each field. */
export function errorsOf(issues: readonly Issue[]): ProfileErrors {
  const found = fields.flatMap((name) => {
    const issue = issues.find(({ path }) => path === name);
    return issue ? [[name, issue.message] as const] : [];
  });
  return Object.fromEntries(found);
}

/** What is wrong before anything is sent. */
export function checkProfile(changes: Partial<ProfileValues>): ProfileErrors {
  const result = check(updateUser.body, changes);
  return result.ok ? {} : errorsOf(result.issues);
}

/**
 * What was changed and not saved. It outlives the form, so that a look elsewhere loses nothing;
 * it is nobody's but the member's who typed it.
 */
export const profileDraftAtom = atom<{ userId: string; values: Partial<ProfileValues> } | null>(
  null,
);
