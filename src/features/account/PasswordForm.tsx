import { SubmitButton } from '@/components/SubmitButton/SubmitButton';
import { Cluster } from '@/design/components/Cluster/Cluster';
import { Field } from '@/design/components/Field/Field';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { revealTexts } from '@/texts/password';
import { settingsTexts } from '@/texts/settings';
import { notice } from './account.css';
import { passwordFields } from './passwordFields';
import { usePasswordForm } from './usePasswordForm';

interface PasswordFormProps {
  /** Tells a password manager whose password it is. */
  email: string | null;
  /** After the change every other session is over. */
  onChanged: () => void;
}

/** The password now, the new one, and the new one again. */
export function PasswordForm({ email, onChanged }: PasswordFormProps) {
  const { values, errors, formError, sending, form, change, submit } = usePasswordForm(onChanged);
  return (
    <Stack
      as="form"
      ref={form}
      gap={20}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <input type="email" autoComplete="username" value={email ?? ''} readOnly hidden />
      {passwordFields.map((field) => (
        <Field
          key={field}
          label={settingsTexts[field]}
          name={field}
          type="password"
          reveal={revealTexts}
          required
          autoComplete={field === 'currentPassword' ? 'current-password' : 'new-password'}
          value={values[field]}
          error={errors[field]}
          {...(field === 'newPassword' && { hint: settingsTexts.passwordHint })}
          onChange={({ target }) => change(field, target.value)}
        />
      ))}
      <Cluster justifyContent="flex-end">
        <Text as="p" variant="meta" tone="danger" role="alert" className={notice}>
          {formError}
        </Text>
        <SubmitButton
          variant="soft"
          busy={sending}
          label={settingsTexts.changePassword}
          busyLabel={settingsTexts.changingPassword}
        />
      </Cluster>
    </Stack>
  );
}
