import { sendLogin, sendSignup } from '@/api/auth';
import { focusFirst } from '@/design/hooks/focusFirst';
import { authTexts } from '@/texts/auth';
import { failureText } from '@/texts/errors';
import { ApiError } from '@contract/errors';
import { firstIssues } from '@contract/validate';
import { useSetAtom } from 'jotai';
import { useRef, useState, type SubmitEvent } from 'react';
import {
  checkValues,
  fieldsOf,
  noValues,
  type AuthErrors,
  type AuthField,
  type AuthMode,
  type AuthValues,
} from './authFields';
import { signInAtom } from './signInAtom';

const send = (mode: AuthMode, { email, user_name, password }: AuthValues) =>
  mode === 'login' ? sendLogin({ email, password }) : sendSignup({ email, password, user_name });

/** Which field a refusal is about; an unknown field leaves the sentence to the line below the form. */
function refusalErrors(error: unknown, mode: AuthMode): AuthErrors {
  if (!(error instanceof ApiError)) return {};
  if (error.code === 'VALIDATION') return firstIssues(error.issues ?? [], fieldsOf[mode]);
  if (error.code === 'BAD_CREDENTIALS') return { password: error.message };
  if (error.code === 'CONFLICT') return { email: error.message };
  return {};
}

/** The state of the form of one of the two ways in. What was typed stays, whatever goes wrong. */
export function useAuthForm(mode: AuthMode) {
  const [values, setValues] = useState(noValues);
  const [errors, setErrors] = useState<AuthErrors>({});
  const [formError, setFormError] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  // A ref beside the state: two submits of one frame both still see the old state.
  const busy = useRef(false);
  const signIn = useSetAtom(signInAtom);

  function show(found: AuthErrors, line: string | null): void {
    setErrors(found);
    setFormError(line);
    focusFirst(form.current, fieldsOf[mode], found);
  }

  async function attempt(work: () => ReturnType<typeof sendLogin>): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    setSending(true);
    setFormError(null);
    try {
      signIn(await work());
    } catch (error) {
      const found = refusalErrors(error, mode);
      const named = Object.keys(found).length > 0;
      show(found, named ? null : failureText(error, authTexts.failed));
    } finally {
      busy.current = false;
      setSending(false);
    }
  }

  return {
    values,
    errors,
    formError,
    sending,
    form,
    change: (field: AuthField, value: string) => {
      setValues((before) => ({ ...before, [field]: value }));
      setErrors((before) => ({ ...before, [field]: undefined }));
    },
    submit: (event: SubmitEvent) => {
      event.preventDefault();
      const found = checkValues(values, mode);
      if (Object.keys(found).length > 0) show(found, null);
      else void attempt(() => send(mode, values));
    },
    signInAs: (account: { email: string; password: string }) =>
      void attempt(() => sendLogin(account)),
  };
}
