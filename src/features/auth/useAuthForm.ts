import { call, type OutputOf } from '@/api/client';
import { focusFirst } from '@/design/hooks/focusFirst';
import type { SessionUser } from '@/state/session';
import { authTexts } from '@/texts/auth';
import { failureText } from '@/texts/errors';
import { ApiError } from '@contract/errors';
import { fullConsent } from '@contract/legal/consents';
import { firstIssues, proposalFor } from '@contract/validate';
import { useSetAtom } from 'jotai';
import { useRef, useState, type SubmitEvent } from 'react';
import {
  checkValues,
  namesOf,
  noConsents,
  noValues,
  type AuthErrors,
  type AuthField,
  type AuthMode,
  type AuthValues,
  type ConsentField,
} from './authFields';
import { signInAtom } from './signInAtom';

/** The second step of a login that is still to be taken. */
export type Step = NonNullable<OutputOf<'login'>['secondFactor']>;

/** A member who is signed in, or the step that is still to be taken. */
type Outcome = { user: SessionUser } | { step: Step };

async function login(account: { email: string; password: string }): Promise<Outcome> {
  const { user, secondFactor, ...facts } = await call('login', { body: account });
  return secondFactor ? { step: secondFactor } : { user: { ...user, ...facts } as SessionUser };
}

async function send(mode: AuthMode, values: AuthValues): Promise<Outcome> {
  const { email, password, user_name } = values;
  if (mode === 'login') return login({ email, password });
  const body = { email, password, user_name, ...fullConsent };
  const { user, ...facts } = await call('signup', { body });
  return { user: { ...user, ...facts } };
}

/** Returns the field of a refusal; for other fields the message appears below the form. */
function refusalErrors(error: unknown, mode: AuthMode): AuthErrors {
  if (!(error instanceof ApiError)) return {};
  if (error.code === 'BAD_CREDENTIALS') return { password: error.message };
  return firstIssues(error.issues ?? [], namesOf(mode));
}

/** The state of the sign-in or sign-up form. The input stays after any failure. */
export function useAuthForm(mode: AuthMode) {
  const [values, setValues] = useState(noValues);
  const [consents, setConsents] = useState(noConsents);
  const [errors, setErrors] = useState<AuthErrors>({});
  const [proposal, setProposal] = useState<string | null>(null);
  const [formError, setFormError] = useState<string | null>(null);
  const [step, setStep] = useState<Step | null>(null);
  const [sending, setSending] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  // A ref in addition to the state: two submits in one frame would both see the old state.
  const busy = useRef(false);
  const signIn = useSetAtom(signInAtom);

  function show(found: AuthErrors, line: string | null, free: string | null = null): void {
    setErrors(found);
    setProposal(free);
    setFormError(line);
    focusFirst(form.current, namesOf(mode), found);
  }

  async function attempt(work: () => Promise<Outcome>): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    setSending(true);
    setFormError(null);
    try {
      const outcome = await work();
      if ('step' in outcome) setStep(outcome.step);
      else signIn(outcome.user, mode === 'signup');
    } catch (error) {
      const found = refusalErrors(error, mode);
      const named = Object.keys(found).length > 0;
      const issues = error instanceof ApiError ? (error.issues ?? []) : [];
      const line = named ? null : failureText(error, authTexts.failed);
      show(found, line, proposalFor(issues, 'user_name'));
    } finally {
      busy.current = false;
      setSending(false);
    }
  }

  function change(field: AuthField, value: string): void {
    setValues((before) => ({ ...before, [field]: value }));
    setErrors((before) => ({
      ...before,
      [field]: undefined,
      // Changing either password can make the two match again.
      ...(field === 'password' && { passwordConfirm: undefined }),
    }));
    if (field === 'user_name') setProposal(null);
  }

  function agree(fields: readonly ConsentField[], isGiven: boolean): void {
    const given = Object.fromEntries(fields.map((field) => [field, isGiven]));
    const mended = Object.fromEntries(fields.map((field) => [field, undefined]));
    setConsents((before) => ({ ...before, ...given }));
    setErrors((before) => ({ ...before, ...mended }));
  }

  return {
    values,
    consents,
    errors,
    proposal,
    formError,
    sending,
    form,
    /** The second step while it is shown. */
    step,
    done: (user: SessionUser) => signIn(user),
    restart: (reason: string | null) => {
      setStep(null);
      setFormError(reason);
    },
    change,
    agree,
    takeName: (name: string) => {
      change('user_name', name);
      // The pressed button disappears with the suggestion.
      focusFirst(form.current, ['user_name'], { user_name: name });
    },
    submit: (event: SubmitEvent) => {
      event.preventDefault();
      const found = checkValues(values, mode, consents);
      if (Object.keys(found).length > 0) show(found, null);
      else void attempt(() => send(mode, values));
    },
    signInAs: (account: { email: string; password: string }) => void attempt(() => login(account)),
  };
}
