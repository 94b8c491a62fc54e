import { call } from '@/api/client';
import { useFieldsForm } from '@/components/useFieldsForm';
import { CopyButton } from '@/design/components/CopyButton/CopyButton';
import { Field } from '@/design/components/Field/Field';
import { Skeleton } from '@/design/components/Skeleton/Skeleton';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { revealTexts } from '@/texts/password';
import { secondFactorTexts as texts } from '@/texts/secondFactor';
import { confirmTotp, startTotp } from '@contract/endpoints/second-factor';
import { check } from '@contract/validate';
import { useEffect, useState } from 'react';
import { Actions } from './Actions';
import { copyTexts } from './copyTexts';
import { mono, qr } from './SecondFactor.css';
import { qrPicture } from './secondFactor';

/** A new secret and the address in its QR code. */
export interface NewSecret {
  secret: string;
  uri: string;
}

const passwordOnly = ['password'] as const;
const codeOnly = ['code'] as const;

interface PasswordStepProps {
  onDone: (made: NewSecret) => void;
  onCancel: () => void;
}

/** The first step of the set-up: the password again. */
export function PasswordStep({ onDone, onCancel }: PasswordStepProps) {
  const { formError, sending, form, field } = useFieldsForm({
    names: passwordOnly,
    check: (values) => check(startTotp.body, values),
    send: async (body) => onDone(await call('startTotp', { body })),
    password: 'password',
    failed: texts.failed,
  });
  return (
    <Stack as="form" gap={20} {...form}>
      <Field
        label={texts.password}
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

/** The QR code of an address. */
function QrCode({ uri }: { uri: string }) {
  const [picture, setPicture] = useState<string | null>(null);
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    let isHere = true;
    qrPicture(uri).then(
      (made) => isHere && setPicture(made),
      () => isHere && setLost(true),
    );
    return () => {
      isHere = false;
    };
  }, [uri]);
  if (isLost) return <Text as="p">{texts.qrFailed}</Text>;
  if (picture === null) return <Skeleton width={208} height={208} />;
  return <img className={qr} src={picture} alt={texts.qr} />;
}

interface ScanStepProps extends NewSecret {
  onDone: (codes: string[]) => void;
  onCancel: () => void;
}

/** The second step: the secret for the app, and its first code. */
export function ScanStep({ secret, uri, onDone, onCancel }: ScanStepProps) {
  const { formError, sending, form, field } = useFieldsForm({
    names: codeOnly,
    check: (values) => check(confirmTotp.body, values),
    send: async (body) => onDone((await call('confirmTotp', { body })).recoveryCodes),
    password: 'code',
    failed: texts.failed,
  });
  return (
    <Stack as="form" gap={20} {...form}>
      <Text as="p">{texts.scan}</Text>
      <QrCode uri={uri} />
      <Stack gap={8} alignItems="flex-start">
        <Text as="p" variant="meta" tone="muted">
          {texts.secret}
        </Text>
        <code className={mono}>{(secret.match(/.{1,4}/g) ?? []).join(' ')}</code>
        <CopyButton
          label={texts.copySecret}
          texts={copyTexts(texts.copySecret)}
          text={() => secret}
        />
      </Stack>
      <Field
        label={texts.code}
        hint={texts.codeHint}
        inputMode="numeric"
        autoComplete="one-time-code"
        {...field('code')}
      />
      <Actions error={formError} sending={sending} label={texts.turnOn} onCancel={onCancel} />
    </Stack>
  );
}
