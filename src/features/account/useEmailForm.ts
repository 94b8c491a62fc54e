import { sendEmailChange } from '@/api/mailLinks';
import { useFields } from '@/design/hooks/useFields';
import { failureText } from '@/texts/errors';
import { mailLinkTexts } from '@/texts/mailLinks';
import { changeEmail } from '@contract/endpoints/me';
import { ApiError } from '@contract/errors';
import { check, firstIssues } from '@contract/validate';
import { useRef, useState } from 'react';

/** The fields in the order in which they stand. */
const fields = ['email', 'password'] as const;
type Errors = Partial<Record<(typeof fields)[number], string>>;

const empty = { email: '', password: '' };

function refused(error: unknown): Errors {
  if (!(error instanceof ApiError)) return {};
  if (error.code === 'BAD_CREDENTIALS') return { password: error.message };
  return firstIssues(error.issues ?? [], fields);
}

/** The state of the form that asks for another address. */
export function useEmailForm() {
  const { values, errors, form, clear, change, show } = useFields(fields, empty);
  const [formError, setFormError] = useState<string | null>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const busy = useRef(false);

  async function send(body: { email: string; password: string }): Promise<void> {
    busy.current = true;
    setSending(true);
    setFormError(null);
    try {
      await sendEmailChange(body);
      setSentTo(body.email);
      clear();
    } catch (error) {
      if (!show(refused(error))) setFormError(failureText(error, mailLinkTexts.changeFailed));
    }
    busy.current = false;
    setSending(false);
  }

  return {
    values,
    errors,
    formError,
    sentTo,
    sending,
    form,
    change: (field: keyof Errors, value: string) => {
      change(field, value);
      setFormError(null);
    },
    submit: () => {
      if (busy.current) return;
      const result = check(changeEmail.body, values);
      const found: Errors = result.ok ? {} : firstIssues(result.issues, fields);
      setSentTo(null);
      if (!show(found) && result.ok) void send(result.value);
    },
  };
}
