import { routes } from '@/config/routes';
import { useFieldsForm } from '@/components/useFieldsForm';
import { Button } from '@/design/components/Button/Button';
import { Checkbox } from '@/design/components/Checkbox/Checkbox';
import { Field } from '@/design/components/Field/Field';
import { Heading } from '@/design/components/Heading/Heading';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { providerTexts as texts } from '@/texts/providers';
import { requestPasswordReset } from '@contract/endpoints/mail-links';
import { simulatedCode, type SimulatedVisit } from '@contract/rules/members/provider-simulation';
import { check } from '@contract/validate';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { FormError } from './FormError';

/** The page of a simulated provider: whoever is named there signs in. */
export function SimulatedProvider({ visit }: { visit: SimulatedVisit }) {
  const { provider, state } = visit;
  const [isConfirmed, setConfirmed] = useState(true);
  const navigate = useNavigate();
  const leave = (answer: Record<string, string>) =>
    navigate(`${routes.login}?${new URLSearchParams({ provider, state, ...answer }).toString()}`, {
      replace: true,
    });
  const { formError, form, field } = useFieldsForm({
    names: ['email'] as const,
    check: (values) => check(requestPasswordReset.body, values),
    send: async ({ email }) => {
      await leave({ code: simulatedCode(visit, { email, isConfirmed }) });
    },
    failed: texts.finishFailed,
  });
  return (
    <Stack gap={24}>
      <Stack gap={4} paddingY={8}>
        <Heading level={1}>{texts.simulation(texts.names[provider])}</Heading>
        <Text as="p" variant="body" tone="muted">
          {texts.simulationLead}
        </Text>
      </Stack>
      <Stack as="form" gap={24} {...form}>
        <Field
          size="lg"
          label={texts.simulationEmail}
          type="email"
          inputMode="email"
          autoComplete="email"
          {...field('email')}
        />
        <Checkbox label={texts.simulationConfirmed} checked={isConfirmed} onChange={setConfirmed} />
        <FormError>{formError}</FormError>
        <Button type="submit" variant="solid" size="lg" fullWidth>
          {texts.simulationGo}
        </Button>
        <Button
          variant="ghost"
          size="lg"
          fullWidth
          onClick={() => void leave({ error: 'access_denied' })}
        >
          {texts.simulationCancel}
        </Button>
      </Stack>
    </Stack>
  );
}
