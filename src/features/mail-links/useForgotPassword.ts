import { sendResetRequest } from '@/api/mailLinks';
import { focusFirst } from '@/design/hooks/focusFirst';
import { failureText } from '@/texts/errors';
import { mailLinkTexts } from '@/texts/mailLinks';
import { requestPasswordReset } from '@contract/endpoints/mail-links';
import { check, firstIssues } from '@contract/validate';
import { useRef, useState, type SubmitEvent } from 'react';

/** The state of the form that asks for a mail. */
export function useForgotPassword() {
  const [email, setEmail] = useState('');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [fieldError, setFieldError] = useState<string | undefined>();
  const [formError, setFormError] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const busy = useRef(false);

  async function send(address: string): Promise<void> {
    busy.current = true;
    setSending(true);
    setFormError(null);
    try {
      await sendResetRequest(address);
      setSentTo(address);
    } catch (error) {
      setFormError(failureText(error, mailLinkTexts.sendFailed));
    }
    busy.current = false;
    setSending(false);
  }

  return {
    email,
    sentTo,
    fieldError,
    formError,
    sending,
    form,
    change: (value: string) => {
      setEmail(value);
      setFieldError(undefined);
    },
    again: () => {
      setSentTo(null);
      setEmail('');
    },
    submit: (event: SubmitEvent) => {
      event.preventDefault();
      if (busy.current) return;
      const result = check(requestPasswordReset.body, { email });
      if (result.ok) {
        void send(result.value.email);
        return;
      }
      const found = firstIssues(result.issues, ['email'] as const);
      setFieldError(found.email);
      focusFirst(form.current, ['email'], found);
    },
  };
}
