import { call } from '@/api/client';
import { focusFirst } from '@/design/hooks/focusFirst';
import { postsAtom, putPostsAtom } from '@/state/posts';
import { updateUserAtom } from '@/state/session';
import { showToastAtom } from '@/state/toasts';
import { failureText } from '@/texts/errors';
import { settingsTexts } from '@/texts/settings';
import { ApiError } from '@contract/errors';
import type { Member } from '@contract/models/member';
import { firstIssues, proposalFor, check } from '@contract/validate';
import { atom, useAtom, useSetAtom } from 'jotai';
import { useRef, useState } from 'react';
import { updateUser } from '@contract/endpoints/users';

/** The fields of the form, with the contract's names. */
type ProfileValues = Pick<Member, 'user_name' | 'bio' | 'profile_image'>;
type ProfileField = keyof ProfileValues;
type ProfileErrors = Partial<Record<ProfileField, string>>;

const profileFields: readonly ProfileField[] = ['user_name', 'bio', 'profile_image'];

/** Returns the current values of the profile. */
const valuesOf = ({ user_name, bio, profile_image }: Member): ProfileValues => ({
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
const profileDraftAtom = atom<{ userId: string; values: Partial<ProfileValues> } | null>(null);

/** Updates the name and photo on the member's loaded posts. */
const renameAtom = atom(null, (get, set, { user_id, user_name, profile_image, bio }: Member) => {
  const own = Object.values(get(postsAtom)).filter(({ userId }) => userId === user_id);
  const changed = { userName: user_name, profileImage: profile_image, bio };
  set(
    putPostsAtom,
    own.map((post) => ({ ...post, ...changed })),
  );
});

/** The state of the profile form. The input stays after any failure. */
export function useProfileForm(user: Member) {
  const [draft, setDraft] = useAtom(profileDraftAtom);
  const [errors, setErrors] = useState<ProfileErrors>({});
  const [proposal, setProposal] = useState<string | null>(null);
  const [formError, setFormError] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);
  const busy = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  const updateUser = useSetAtom(updateUserAtom);
  const rename = useSetAtom(renameAtom);
  const showToast = useSetAtom(showToastAtom);

  const saved = valuesOf(user);
  const values: ProfileValues = {
    ...saved,
    ...(draft?.userId === user.user_id ? draft.values : {}),
  };
  const changes = changesOf(values, saved);
  const isChanged = Object.keys(changes).length > 0;

  function show(found: ProfileErrors, free: string | null = null): void {
    setErrors(found);
    setProposal(free);
    focusFirst(form.current, ['user_name', 'bio'], found);
  }

  async function save(): Promise<void> {
    busy.current = true;
    setSaving(true);
    try {
      const { user: next } = await call('updateUser', {
        params: { userId: user.user_id },
        body: changes,
      });
      updateUser(next);
      rename(next);
      // Input from the time of saving is not saved yet.
      setDraft((now) => now && { ...now, values: withoutSaved(now.values, changes) });
      showToast({ text: settingsTexts.profileSaved, tone: 'success' });
    } catch (error) {
      const issues = error instanceof ApiError ? (error.issues ?? []) : [];
      if (issues.length > 0) {
        show(firstIssues(issues, profileFields), proposalFor(issues, 'user_name'));
      } else setFormError(failureText(error, settingsTexts.profileFailed));
    }
    busy.current = false;
    setSaving(false);
  }

  function change(name: ProfileField, value: string | null): void {
    setDraft((now) => ({
      userId: user.user_id,
      values: { ...(now?.userId === user.user_id ? now.values : {}), [name]: value },
    }));
    setErrors(({ [name]: _mended, ...others }) => others);
    if (name === 'user_name') setProposal(null);
    setFormError(null);
  }

  return {
    values,
    errors,
    /** A free name to replace a refused one. */
    proposal,
    formError,
    saving,
    isChanged,
    form,
    change,
    takeName: (name: string) => {
      change('user_name', name);
      // The pressed button disappears with the suggestion.
      focusFirst(form.current, ['user_name'], { user_name: name });
    },
    discard: () => {
      setDraft(null);
      setErrors({});
      setProposal(null);
      setFormError(null);
    },
    submit: () => {
      if (busy.current || !isChanged) return;
      const found = checkProfile(changes);
      setFormError(null);
      if (Object.keys(found).length > 0) show(found);
      else void save();
    },
  };
}

function withoutSaved(
  typed: Partial<ProfileValues>,
  sent: Partial<ProfileValues>,
): Partial<ProfileValues> {
  return Object.fromEntries(
    Object.entries(typed).filter(([name, value]) => sent[name as ProfileField] !== value),
  );
}
