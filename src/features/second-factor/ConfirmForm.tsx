import { call, type InputOf } from '@/api/client';
import { askForPasskey, knowsPasskeys, loadPasskeys } from '@/api/passkeys';
import { useFieldsForm } from '@/components/useFieldsForm';
import { Button } from '@/design/components/Button/Button';
import { Field } from '@/design/components/Field/Field';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { useSharedRemote } from '@/state/useRemote';
import { passkeyFailure, passkeyTexts } from '@/texts/passkeys';
import { revealTexts } from '@/texts/password';
import { secondFactorTexts as texts } from '@/texts/secondFactor';
import { ConfirmationSchema } from '@contract/endpoints/second-factor';
import { startPasskey } from '@contract/endpoints/passkeys';
import { check } from '@contract/validate';
import { useEffect, useState } from 'react';
import { Actions } from './Actions';
import { secondFactor } from './secondFactor';

/** The password and a second factor. */
export type Confirmation = InputOf<'removeTotp'>['body'];

const names = ['password', 'code'] as const;

interface ConfirmFormProps {
  /** The member's id. */
  of: string;
  /** Whether the password is enough, because the member has no second factor. */
  isByPasswordAlone?: boolean;
  /** What happens then. */
  note: string;
  label: string;
  send: (body: Confirmation) => Promise<void>;
  onCancel: () => void;
}

/** Asks for the password, and for a second factor if there is one: a passkey or a code. */
export function ConfirmForm({
  of,
  isByPasswordAlone = false,
  note,
  label,
  send,
  onCancel,
}: ConfirmFormProps) {
  const { value } = useSharedRemote(secondFactor, of).state;
  const hasPasskey = !isByPasswordAlone && knowsPasskeys() && (value?.passkeys ?? 0) > 0;
  const [wantsCode, setWantsCode] = useState(false);
  const isPasskey = hasPasskey && !wantsCode;
  useEffect(loadPasskeys, []);
  const { formError, clearError, sending, form, field } = useFieldsForm<
    'password' | 'code',
    Confirmation
  >({
    names,
    check: (values) =>
      isPasskey || isByPasswordAlone
        ? check(startPasskey.body, values)
        : check(ConfirmationSchema, values),
    send: async (typed) => {
      if (!isPasskey) return send(typed);
      const { options } = await call('startPasskeyConfirmation', {});
      return send({ ...typed, passkey: await askForPasskey(options) });
    },
    password: 'password',
    failed: (error) => passkeyFailure(error, texts.failed),
  });
  return (
    <Stack as="form" gap={20} {...form}>
      <Text as="p">{note}</Text>
      <Field
        label={texts.password}
        type="password"
        reveal={revealTexts}
        autoComplete="current-password"
        autoFocus
        {...field('password')}
      />
      {!isPasskey && !isByPasswordAlone && (
        <Field
          label={value && value.totpSince === null ? texts.recovery : texts.codeOrRecovery}
          autoComplete="one-time-code"
          {...field('code')}
        />
      )}
      {hasPasskey && (
        <div>
          <Button
            variant="ghost"
            size="sm"
            onClick={() => {
              setWantsCode(isPasskey);
              clearError();
            }}
          >
            {isPasskey ? passkeyTexts.byCode : passkeyTexts.byPasskey}
          </Button>
        </div>
      )}
      <Actions error={formError} sending={sending} label={label} onCancel={onCancel} />
    </Stack>
  );
}
