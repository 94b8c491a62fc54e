import { sendPassword } from '@/api/me';
import { useFields } from '@/design/hooks/useFields';
import { showToastAtom } from '@/state/toasts';
import { failureText } from '@/texts/errors';
import { settingsTexts } from '@/texts/settings';
import { useSetAtom } from 'jotai';
import { useRef, useState } from 'react';
import {
  checkPasswords,
  noPasswords,
  passwordFields,
  refusedPasswords,
  type PasswordField,
} from './passwordFields';

/** The state of the password form. What was typed stays until the change is made. */
export function usePasswordForm(onChanged: () => void) {
  const { values, errors, form, clear, change, show } = useFields(passwordFields, noPasswords);
  const [formError, setFormError] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const busy = useRef(false);
  const showToast = useSetAtom(showToastAtom);

  async function send(): Promise<void> {
    busy.current = true;
    setSending(true);
    const { currentPassword, newPassword } = values;
    try {
      await sendPassword({ currentPassword, newPassword });
      clear();
      const { passwordChanged: text, passwordChangedDetail: detail } = settingsTexts;
      showToast({ text, detail, tone: 'success' });
      onChanged();
    } catch (error) {
      const text = failureText(error, settingsTexts.passwordFailed);
      if (!show(refusedPasswords(error))) setFormError(text);
    }
    busy.current = false;
    setSending(false);
  }

  return {
    values,
    errors,
    formError,
    sending,
    form,
    change: (field: PasswordField, value: string) => {
      change(field, value);
      setFormError(null);
    },
    submit: () => {
      if (busy.current) return;
      setFormError(null);
      if (!show(checkPasswords(values))) void send();
    },
  };
}
