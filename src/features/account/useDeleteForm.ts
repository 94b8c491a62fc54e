import { call } from '@/api/client';
import { useFieldsForm } from '@/components/useFieldsForm';
import { settingsTexts } from '@/texts/settings';
import { deleteMe } from '@contract/endpoints/me';
import { check } from '@contract/validate';

const names = ['password', 'word'] as const;

function checkDeletion({ password, word }: Record<(typeof names)[number], string>) {
  const result = check(deleteMe.body, { password });
  if (word.trim().normalize('NFC') === settingsTexts.deleteWord) return result;
  const message = settingsTexts.deleteMismatch(settingsTexts.deleteWord);
  const issues = [...(result.ok ? [] : result.issues), { path: 'word', message }];
  return { ok: false as const, issues };
}

/** The state of the final confirmation form. */
export function useDeleteForm(onDeleted: () => void) {
  return useFieldsForm({
    names,
    check: checkDeletion,
    send: async ({ password }) => {
      await call('deleteMe', { body: { password } });
      onDeleted();
    },
    password: 'password',
    failed: settingsTexts.deleteFailed,
  });
}
