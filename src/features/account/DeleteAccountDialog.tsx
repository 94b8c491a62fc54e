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
import { entry, list } from './account.css';
import { useDeleteForm } from './useDeleteForm';

interface DeleteAccountDialogProps {
  onDeleted: () => void;
  onCancel: () => void;
}

/** Says what goes, and wants both the password and the word: neither is given by mistake. */
export default function DeleteAccountDialog({ onDeleted, onCancel }: DeleteAccountDialogProps) {
  const formId = useId();
  const { values, errors, formError, sending, form, change, submit } = useDeleteForm(onDeleted);
  return (
    <Dialog
      open
      keepOnBackdrop
      held={sending}
      title={settingsTexts.deleteQuestion}
      onClose={onCancel}
      actions={
        <>
          <Button variant="neutral" blocked={sending} onClick={onCancel}>
            {commonTexts.cancel}
          </Button>
          <SubmitButton
            form={formId}
            tone="critical"
            busy={sending}
            label={settingsTexts.deleteAct}
            busyLabel={settingsTexts.deleting}
          />
        </>
      }
    >
      <Text as="p" variant="body">
        {settingsTexts.deleteWhat}
      </Text>
      <Text as="ul" variant="body" tone="muted" className={list}>
        {settingsTexts.deleteList.map((what) => (
          <li key={what} className={entry}>
            {what}
          </li>
        ))}
      </Text>
      <Stack
        as="form"
        id={formId}
        ref={form}
        gap={16}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Field
          label={settingsTexts.currentPassword}
          name="password"
          type="password"
          reveal={revealTexts}
          autoComplete="current-password"
          required
          value={values.password}
          error={errors.password}
          onChange={({ target }) => change('password', target.value)}
        />
        <Field
          label={settingsTexts.deleteType(settingsTexts.deleteWord)}
          name="word"
          autoComplete="off"
          required
          value={values.word}
          error={errors.word}
          onChange={({ target }) => change('word', target.value)}
        />
        <Text as="p" variant="meta" tone="danger" role="alert">
          {formError}
        </Text>
      </Stack>
    </Dialog>
  );
}
