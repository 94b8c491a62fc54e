import { sendResetRequest } from '@/api/mailLinks';
import { useFieldsForm } from '@/components/useFieldsForm';
import { mailLinkTexts } from '@/texts/mailLinks';
import { requestPasswordReset } from '@contract/endpoints/mail-links';
import { check } from '@contract/validate';
import { useState } from 'react';

const names = ['email'] as const;

/** The state of the form that asks for a mail. */
export function useForgotPassword() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useFieldsForm({
    names,
    check: (values) => check(requestPasswordReset.body, values),
    send: async ({ email }) => {
      await sendResetRequest(email);
      setSentTo(email);
    },
    failed: mailLinkTexts.sendFailed,
  });
  return { ...form, sentTo, again: () => setSentTo(null) };
}
