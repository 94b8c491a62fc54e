import { sendPassword } from '@/api/me';
import { focusFirst } from '@/design/hooks/focusFirst';
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
  type PasswordErrors,
  type PasswordField,
} from './passwordFields';

/** The state of the password form. What was typed stays until the change is made. */
export function usePasswordForm(onChanged: () => void) {
  const [values, setValues] = useState(noPasswords);
  const [errors, setErrors] = useState<PasswordErrors>({});
  const [formError, setFormError] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const busy = useRef(false);
  const showToast = useSetAtom(showToastAtom);

  function show(found: PasswordErrors): void {
    setErrors(found);
    focusFirst(form.current, passwordFields, found);
  }

  async function send(): Promise<void> {
    busy.current = true;
    setSending(true);
    const { currentPassword, newPassword } = values;
    try {
      await sendPassword({ currentPassword, newPassword });
      setValues(noPasswords);
      const { passwordChanged: text, passwordChangedDetail: detail } = settingsTexts;
      showToast({ text, detail, tone: 'success' });
      onChanged();
    } catch (error) {
      const found = refusedPasswords(error);
      show(found);
      if (Object.keys(found).length === 0) {
        setFormError(failureText(error, settingsTexts.passwordFailed));
      }
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
      setValues((before) => ({ ...before, [field]: value }));
      setErrors(({ [field]: _mended, ...others }) => others);
      setFormError(null);
    },
    submit: () => {
      if (busy.current) return;
      const found = checkPasswords(values);
      setFormError(null);
      show(found);
      if (Object.keys(found).length === 0) void send();
    },
  };
}
