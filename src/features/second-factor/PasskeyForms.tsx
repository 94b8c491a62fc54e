import { call } from '@/api/client';
import { loadPasskeys, makePasskey } from '@/api/passkeys';
import { useFieldsForm } from '@/components/useFieldsForm';
import { Field } from '@/design/components/Field/Field';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { passkeyFailure, passkeyTexts as texts } from '@/texts/passkeys';
import { revealTexts } from '@/texts/password';
import { secondFactorTexts } from '@/texts/secondFactor';
import { renamePasskey, startPasskey } from '@contract/endpoints/passkeys';
import { PASSKEY_NAME_MAX } from '@contract/rules/members/passkeys';
import { check } from '@contract/validate';
import { useEffect } from 'react';
import { Actions } from './Actions';
import { deviceName, type Passkey } from './passkeys';

interface AddPasskeyProps {
  /** Called with recovery codes if it is the first second factor. */
  onDone: (codes: string[]) => void;
  onCancel: () => void;
}

/** Asks for the password, then lets the device make a passkey. */
export function AddPasskey({ onDone, onCancel }: AddPasskeyProps) {
  useEffect(loadPasskeys, []);
  const { formError, sending, form, field } = useFieldsForm({
    names: ['password'] as const,
    check: (values) => check(startPasskey.body, values),
    send: async (body) => {
      const { options } = await call('startPasskey', { body });
      const passkey = await makePasskey(options);
      const name = deviceName(navigator.userAgent);
      onDone((await call('addPasskey', { body: { name, passkey } })).recoveryCodes);
    },
    password: 'password',
    failed: (error) => passkeyFailure(error, texts.failed),
  });
  return (
    <Stack as="form" gap={20} {...form}>
      <Text as="p">{texts.addNote}</Text>
      <Field
        label={secondFactorTexts.password}
        type="password"
        reveal={revealTexts}
        autoComplete="current-password"
        autoFocus
        {...field('password')}
      />
      <Actions error={formError} sending={sending} label={texts.next} onCancel={onCancel} />
    </Stack>
  );
}

interface RenamePasskeyProps {
  passkey: Passkey;
  onDone: (renamed: Passkey) => void;
  onCancel: () => void;
}

/** Renames a passkey. */
export function RenamePasskey({ passkey, onDone, onCancel }: RenamePasskeyProps) {
  const { formError, sending, form, field } = useFieldsForm({
    names: ['name'] as const,
    initial: { name: passkey.name },
    check: (values) => check(renamePasskey.body, values),
    send: async (body) => {
      const { passkeyId } = passkey;
      onDone((await call('renamePasskey', { params: { passkeyId }, body })).passkey);
    },
    failed: texts.failed,
  });
  return (
    <Stack as="form" gap={20} {...form}>
      <Field
        label={texts.name}
        hint={texts.nameHint}
        maxLength={PASSKEY_NAME_MAX}
        autoComplete="off"
        autoFocus
        {...field('name')}
      />
      <Actions error={formError} sending={sending} label={texts.save} onCancel={onCancel} />
    </Stack>
  );
}
