import { sendEmailChange } from '@/api/mailLinks';
import { useFieldsForm } from '@/components/useFieldsForm';
import { mailLinkTexts } from '@/texts/mailLinks';
import { changeEmail } from '@contract/endpoints/me';
import { check } from '@contract/validate';
import { useState } from 'react';

const names = ['email', 'password'] as const;

/** The state of the form that asks for another address. */
export function useEmailForm() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useFieldsForm({
    names,
    onSubmit: () => setSentTo(null),
    check: (values) => check(changeEmail.body, values),
    send: async (body) => {
      await sendEmailChange(body);
      setSentTo(body.email);
    },
    password: 'password',
    failed: mailLinkTexts.changeFailed,
  });
  return { ...form, sentTo };
}
