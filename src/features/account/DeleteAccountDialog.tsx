import { SubmitButton } from '@/components/SubmitButton/SubmitButton';
import { Button } from '@/design/components/Button/Button';
import { Dialog } from '@/design/components/Dialog/Dialog';
import { Field } from '@/design/components/Field/Field';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { commonTexts } from '@/texts/common';
import { revealTexts } from '@/texts/password';
import { settingsTexts } from '@/texts/settings';
import { useId } from 'react';
import { call } from '@/api/client';
import { useFieldsForm } from '@/components/useFieldsForm';
import { deleteMe } from '@contract/endpoints/me';
import { check } from '@contract/validate';
import { entry, list } from './account.css';

const names = ['password', 'word'] as const;

function checkDeletion({ password, word }: Record<(typeof names)[number], string>) {
  const result = check(deleteMe.body, { password });
  if (word.trim().normalize('NFC') === settingsTexts.deleteWord) return result;
  const message = settingsTexts.deleteMismatch(settingsTexts.deleteWord);
  const issues = [...(result.ok ? [] : result.issues), { path: 'word', message }];
  return { ok: false as const, issues };
}

/** The state of the final confirmation form. */
function useDeleteForm(onDeleted: () => void) {
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

interface DeleteAccountDialogProps {
  onDeleted: () => void;
  onCancel: () => void;
}

/** Lists what will be deleted, and asks for the password and the word to prevent accidents. */
export default function DeleteAccountDialog({ onDeleted, onCancel }: DeleteAccountDialogProps) {
  const formId = useId();
  const { formError, sending, form, field } = useDeleteForm(onDeleted);
  return (
    <Dialog
      open
      keepOnBackdrop
      busy={sending}
      title={settingsTexts.deleteQuestion}
      onClose={onCancel}
      actions={
        <>
          <Button variant="soft" disabled={sending} onClick={onCancel}>
            {commonTexts.cancel}
          </Button>
          <SubmitButton
            form={formId}
            tone="danger"
            busy={sending}
            busyLabel={settingsTexts.deleting}
          >
            {settingsTexts.deleteAct}
          </SubmitButton>
        </>
      }
    >
      <Text as="p" variant="body">
        {settingsTexts.deleteWhat}
      </Text>
      <ul className={list}>
        {settingsTexts.deleteList.map((what) => (
          <li key={what} className={entry}>
            {what}
          </li>
        ))}
      </ul>
      <Stack as="form" id={formId} gap={16} {...form}>
        <Field
          label={settingsTexts.currentPassword}
          type="password"
          reveal={revealTexts}
          autoComplete="current-password"
          {...field('password')}
        />
        <Field
          label={settingsTexts.deleteType(settingsTexts.deleteWord)}
          autoComplete="off"
          {...field('word')}
        />
        <Text as="p" variant="meta" tone="danger" role="alert">
          {formError}
        </Text>
      </Stack>
    </Dialog>
  );
}
