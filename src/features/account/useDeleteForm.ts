import { sendDeletion } from '@/api/me';
import { focusFirst } from '@/design/hooks/focusFirst';
import { failureText } from '@/texts/errors';
import { settingsTexts } from '@/texts/settings';
import { deleteMe } from '@contract/endpoints/me';
import { ApiError } from '@contract/errors';
import { check } from '@contract/validate';
import { useRef, useState } from 'react';

interface DeleteErrors {
  password?: string | undefined;
  word?: string | undefined;
  form?: string | undefined;
}

function errorsIn(password: string, word: string): DeleteErrors {
  const result = check(deleteMe.body, { password });
  const isTyped = word.trim().normalize('NFC') === settingsTexts.deleteWord;
  return {
    ...(!result.ok && { password: result.issues[0]?.message }),
    ...(!isTyped && { word: settingsTexts.deleteMismatch(settingsTexts.deleteWord) }),
  };
}

/** The state of the last question. What was typed stays, whatever goes wrong. */
export function useDeleteForm(onDeleted: () => void) {
  const [password, setPassword] = useState('');
  const [word, setWord] = useState('');
  const [errors, setErrors] = useState<DeleteErrors>({});
  const [sending, setSending] = useState(false);
  const busy = useRef(false);
  const form = useRef<HTMLFormElement>(null);

  function show(found: DeleteErrors): void {
    setErrors(found);
    focusFirst(form.current, ['password', 'word'], found);
  }

  async function send(): Promise<void> {
    busy.current = true;
    setSending(true);
    try {
      await sendDeletion(password);
      onDeleted();
      return;
    } catch (error) {
      const isWrong = error instanceof ApiError && error.code === 'BAD_CREDENTIALS';
      const text = failureText(error, settingsTexts.deleteFailed);
      show(isWrong ? { password: text } : { form: text });
    }
    busy.current = false;
    setSending(false);
  }

  return {
    password,
    word,
    errors,
    sending,
    form,
    changePassword: (value: string) => {
      setPassword(value);
      setErrors((before) => ({ ...before, password: undefined, form: undefined }));
    },
    changeWord: (value: string) => {
      setWord(value);
      setErrors((before) => ({ ...before, word: undefined, form: undefined }));
    },
    submit: () => {
      if (busy.current) return;
      const found = errorsIn(password, word);
      show(found);
      if (Object.keys(found).length === 0) void send();
    },
  };
}
