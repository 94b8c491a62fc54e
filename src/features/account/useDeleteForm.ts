import { sendDeletion } from '@/api/me';
import { useFields } from '@/design/hooks/useFields';
import { failureText } from '@/texts/errors';
import { settingsTexts } from '@/texts/settings';
import { deleteMe } from '@contract/endpoints/me';
import { ApiError } from '@contract/errors';
import { check, firstIssues } from '@contract/validate';
import { useRef, useState } from 'react';

/** The fields in the order in which they stand. */
const fields = ['password', 'word'] as const;
type Values = Record<(typeof fields)[number], string>;

const empty: Values = { password: '', word: '' };

function errorsIn({ password, word }: Values): Partial<Values> {
  const result = check(deleteMe.body, { password });
  const isTyped = word.trim().normalize('NFC') === settingsTexts.deleteWord;
  return {
    ...(!result.ok && firstIssues(result.issues, fields)),
    ...(!isTyped && { word: settingsTexts.deleteMismatch(settingsTexts.deleteWord) }),
  };
}

/** The state of the last question. What was typed stays, whatever goes wrong. */
export function useDeleteForm(onDeleted: () => void) {
  const { values, errors, form, change, show } = useFields(fields, empty);
  const [formError, setFormError] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const busy = useRef(false);

  async function send(): Promise<void> {
    busy.current = true;
    setSending(true);
    try {
      await sendDeletion(values.password);
      onDeleted();
      return;
    } catch (error) {
      const isWrong = error instanceof ApiError && error.code === 'BAD_CREDENTIALS';
      const text = failureText(error, settingsTexts.deleteFailed);
      if (isWrong) show({ password: text });
      else setFormError(text);
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
    change: (field: keyof Values, value: string) => {
      change(field, value);
      setFormError(null);
    },
    submit: () => {
      if (busy.current) return;
      setFormError(null);
      if (!show(errorsIn(values))) void send();
    },
  };
}
