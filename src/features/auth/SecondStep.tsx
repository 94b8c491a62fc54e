import { call } from '@/api/client';
import { askForPasskey, knowsPasskeys } from '@/api/passkeys';
import { SubmitButton } from '@/components/SubmitButton/SubmitButton';
import { useFieldsForm } from '@/components/useFieldsForm';
import { Button } from '@/design/components/Button/Button';
import { Field } from '@/design/components/Field/Field';
import { Heading } from '@/design/components/Heading/Heading';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { passkeyFailure, passkeyTexts } from '@/texts/passkeys';
import { secondFactorTexts } from '@/texts/secondFactor';
import type { SessionUser } from '@/state/session';
import { ApiError } from '@contract/errors';
import { loginSecondFactor, startPasskeyStep } from '@contract/endpoints/auth';
import { check } from '@contract/validate';
import { useState } from 'react';
import { FormError } from './FormError';
import type { Step } from './useAuthForm';

const names = ['code'] as const;

/** What the person proves: a passkey, a code of the app, or a recovery code. */
type Factor = 'passkey' | 'app' | 'recovery';

const leads: Record<Factor, string> = {
  passkey: passkeyTexts.stepLead,
  app: secondFactorTexts.stepLead,
  recovery: secondFactorTexts.recoveryLead,
};
const switches: Record<Factor, string> = {
  passkey: passkeyTexts.toPasskey,
  app: secondFactorTexts.toApp,
  recovery: secondFactorTexts.toRecovery,
};

/** The factors that the account has and the browser knows, the easiest first. */
const factorsOf = ({ hasPasskey, hasTotp }: Step): Factor[] => [
  ...(hasPasskey && knowsPasskeys() ? (['passkey'] as const) : []),
  ...(hasTotp ? (['app'] as const) : []),
  'recovery',
];

interface SecondStepProps {
  step: Step;
  onDone: (user: SessionUser) => void;
  /** Returns to the first step, whose values are still there; with the reason if it has ended. */
  onRestart: (reason: string | null) => void;
}

/** The second step of a login: a passkey, a code of the authenticator app, or a recovery code. */
export function SecondStep({ step, onDone, onRestart }: SecondStepProps) {
  const { token } = step;
  const factors = factorsOf(step);
  const [factor, setFactor] = useState<Factor>(factors[0] ?? 'recovery');
  const isPasskey = factor === 'passkey';
  const { formError, sending, form, field } = useFieldsForm<
    'code',
    { token: string; code?: string }
  >({
    names,
    check: ({ code }) =>
      isPasskey
        ? check(startPasskeyStep.body, { token })
        : check(loginSecondFactor.body, { token, code }),
    send: async (typed) => {
      try {
        const given = isPasskey
          ? {
              passkey: await askForPasskey(
                (await call('startPasskeyStep', { body: typed })).options,
              ),
            }
          : {};
        const { user, ...facts } = await call('loginSecondFactor', {
          body: { ...typed, ...given },
        });
        onDone({ ...user, ...facts });
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'NOT_FOUND') throw error;
        onRestart(error.message);
      }
    },
    password: 'code',
    failed: (error) => passkeyFailure(error, secondFactorTexts.failed),
  });
  function switchTo(next: Factor): void {
    setFactor(next);
    field('code').onChange('');
  }
  return (
    <Stack gap={24}>
      <Stack gap={4} paddingY={8}>
        <Heading level={1}>{secondFactorTexts.title}</Heading>
        <Text as="p" variant="body" tone="muted">
          {leads[factor]}
        </Text>
      </Stack>
      <Stack as="form" gap={24} {...form}>
        {!isPasskey && (
          <Field
            key={factor}
            size="lg"
            autoFocus
            label={factor === 'recovery' ? secondFactorTexts.recovery : secondFactorTexts.code}
            autoComplete={factor === 'recovery' ? 'off' : 'one-time-code'}
            inputMode={factor === 'recovery' ? 'text' : 'numeric'}
            {...field('code')}
          />
        )}
        <FormError>{formError}</FormError>
        <SubmitButton size="lg" fullWidth busy={sending} busyLabel={secondFactorTexts.busy}>
          {isPasskey ? passkeyTexts.confirm : secondFactorTexts.check}
        </SubmitButton>
      </Stack>
      <Stack gap={8}>
        {factors
          .filter((other) => other !== factor)
          .map((other) => (
            <Button key={other} variant="soft" fullWidth onClick={() => switchTo(other)}>
              {switches[other]}
            </Button>
          ))}
        <Button variant="outline" fullWidth onClick={() => onRestart(null)}>
          {secondFactorTexts.restart}
        </Button>
      </Stack>
    </Stack>
  );
}
