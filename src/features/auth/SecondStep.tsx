import { call } from '@/api/client';
import { SubmitButton } from '@/components/SubmitButton/SubmitButton';
import { useFieldsForm } from '@/components/useFieldsForm';
import { Button } from '@/design/components/Button/Button';
import { Field } from '@/design/components/Field/Field';
import { Heading } from '@/design/components/Heading/Heading';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { secondFactorTexts } from '@/texts/secondFactor';
import type { SessionUser } from '@/state/session';
import { ApiError } from '@contract/errors';
import { loginSecondFactor } from '@contract/endpoints/auth';
import { check } from '@contract/validate';
import { useState } from 'react';
import { FormError } from './FormError';

const names = ['code'] as const;

interface SecondStepProps {
  /** The token of the first step. */
  token: string;
  onDone: (user: SessionUser) => void;
  /** Returns to the first step, whose values are still there; with the reason if it has ended. */
  onRestart: (reason: string | null) => void;
}

/** The second step of a login: a code of the authenticator app, or a recovery code. */
export function SecondStep({ token, onDone, onRestart }: SecondStepProps) {
  const [isRecovery, setRecovery] = useState(false);
  const { formError, sending, form, field } = useFieldsForm({
    names,
    check: ({ code }) => check(loginSecondFactor.body, { token, code }),
    send: async (body) => {
      try {
        const { user, ...facts } = await call('loginSecondFactor', { body });
        onDone({ ...user, ...facts });
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'NOT_FOUND') throw error;
        onRestart(error.message);
      }
    },
    password: 'code',
    failed: secondFactorTexts.failed,
  });
  function switchCode(): void {
    setRecovery(!isRecovery);
    field('code').onChange('');
  }
  const { toApp, toRecovery, stepLead, recoveryLead } = secondFactorTexts;
  return (
    <Stack gap={24}>
      <Stack gap={4} paddingY={8}>
        <Heading level={1}>{secondFactorTexts.title}</Heading>
        <Text as="p" variant="body" tone="muted">
          {isRecovery ? recoveryLead : stepLead}
        </Text>
      </Stack>
      <Stack as="form" gap={24} {...form}>
        <Field
          key={String(isRecovery)}
          size="lg"
          autoFocus
          label={isRecovery ? secondFactorTexts.recovery : secondFactorTexts.code}
          autoComplete={isRecovery ? 'off' : 'one-time-code'}
          inputMode={isRecovery ? 'text' : 'numeric'}
          {...field('code')}
        />
        <FormError>{formError}</FormError>
        <SubmitButton size="lg" fullWidth busy={sending} busyLabel={secondFactorTexts.busy}>
          {secondFactorTexts.check}
        </SubmitButton>
      </Stack>
      <Stack gap={8}>
        <Button variant="soft" fullWidth onClick={switchCode}>
          {isRecovery ? toApp : toRecovery}
        </Button>
        <Button variant="outline" fullWidth onClick={() => onRestart(null)}>
          {secondFactorTexts.restart}
        </Button>
      </Stack>
    </Stack>
  );
}
