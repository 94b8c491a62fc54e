import { call, type OutputOf } from '@/api/client';
import { NameProposal } from '@/components/NameProposal/NameProposal';
import { SubmitButton } from '@/components/SubmitButton/SubmitButton';
import { Field } from '@/design/components/Field/Field';
import { Heading } from '@/design/components/Heading/Heading';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { focusFirst } from '@/design/hooks/focusFirst';
import type { SessionUser } from '@/state/session';
import { authTexts } from '@/texts/auth';
import { failureText } from '@/texts/errors';
import { providerTexts as texts } from '@/texts/providers';
import { ConsentsSchema } from '@contract/endpoints/auth';
import { signUpWithProvider } from '@contract/endpoints/login-providers';
import { ApiError } from '@contract/errors';
import { fullConsent } from '@contract/legal/consents';
import type { LoginProvider } from '@contract/rules/members/login-providers';
import { check, firstIssues, proposalFor } from '@contract/validate';
import { useRef, useState, type SubmitEvent } from 'react';
import { consentFields, givenOf, noConsents, type ConsentField } from './authFields';
import { ConsentFields } from './ConsentFields';
import { FormError } from './FormError';

export type Newcomer = NonNullable<OutputOf<'finishProviderVisit'>['newcomer']>;

const names = ['email', 'user_name', ...consentFields] as const;
type Errors = Partial<Record<(typeof names)[number], string>>;

interface NewcomerFormProps {
  provider: LoginProvider;
  newcomer: Newcomer;
  onDone: (user: SessionUser) => void;
}

/** What somebody from a provider still gives before their account exists: a name and the consents. */
export function NewcomerForm({ provider, newcomer, onDone }: NewcomerFormProps) {
  const { token, isEmailConfirmed } = newcomer;
  const [values, setValues] = useState({ email: newcomer.email ?? '', user_name: '' });
  const [consents, setConsents] = useState(noConsents);
  const [errors, setErrors] = useState<Errors>({});
  const [proposal, setProposal] = useState<string | null>(null);
  const [formError, setFormError] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const busy = useRef(false);

  function show(found: Errors, line: string | null, free: string | null = null): void {
    setErrors(found);
    setProposal(free);
    setFormError(line);
    focusFirst(form.current, names, found);
  }

  function change(field: 'email' | 'user_name', value: string): void {
    setValues((before) => ({ ...before, [field]: value }));
    setErrors((before) => ({ ...before, [field]: undefined }));
    if (field === 'user_name') setProposal(null);
  }

  function agree(fields: readonly ConsentField[], isGiven: boolean): void {
    setConsents((before) => ({
      ...before,
      ...Object.fromEntries(fields.map((field) => [field, isGiven])),
    }));
    setErrors((before) => ({
      ...before,
      ...Object.fromEntries(fields.map((field) => [field, undefined])),
    }));
  }

  async function send(): Promise<void> {
    const { email, user_name } = values;
    const body = { token, user_name, ...(!isEmailConfirmed && { email }), ...fullConsent };
    const typed = [check(signUpWithProvider.body, body), check(ConsentsSchema, givenOf(consents))];
    const issues = typed.flatMap((result) => (result.ok ? [] : result.issues));
    if (issues.length > 0) {
      show(firstIssues(issues, names), null);
      return;
    }
    busy.current = true;
    setSending(true);
    setFormError(null);
    try {
      const { user, ...facts } = await call('signUpWithProvider', { body });
      onDone({ ...user, ...facts });
    } catch (error) {
      const refused = error instanceof ApiError ? (error.issues ?? []) : [];
      const found: Errors = firstIssues(refused, names);
      const isNamed = Object.keys(found).length > 0;
      const line = isNamed ? null : failureText(error, texts.signUpFailed);
      show(found, line, proposalFor(refused, 'user_name'));
    } finally {
      busy.current = false;
      setSending(false);
    }
  }

  const field = (name: 'email' | 'user_name') => ({
    name,
    size: 'lg' as const,
    required: true,
    value: values[name],
    error: errors[name],
    onChange: (value: string) => change(name, value),
  });
  return (
    <Stack gap={24}>
      <Stack gap={4} paddingY={8}>
        <Heading level={1}>{texts.newcomer}</Heading>
        <Text as="p" variant="body" tone="muted">
          {texts.newcomerLead(texts.names[provider])}
        </Text>
        {isEmailConfirmed && newcomer.email !== null && (
          <Text as="p" variant="body" tone="muted">
            {texts.newcomerEmail(newcomer.email)}
          </Text>
        )}
      </Stack>
      <Stack
        as="form"
        ref={form}
        gap={24}
        noValidate
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault();
          if (!busy.current) void send();
        }}
      >
        {!isEmailConfirmed && (
          <Field
            label={authTexts.email}
            hint={texts.emailHint}
            type="email"
            inputMode="email"
            autoComplete="email"
            {...field('email')}
          />
        )}
        <Stack gap={8}>
          <Field label={authTexts.userName} autoComplete="nickname" {...field('user_name')} />
          <NameProposal
            proposal={proposal}
            onTake={(name) => {
              change('user_name', name);
              focusFirst(form.current, names, { user_name: name });
            }}
          />
        </Stack>
        <ConsentFields values={consents} errors={errors} onChange={agree} />
        <FormError>{formError}</FormError>
        <SubmitButton size="lg" fullWidth busy={sending} busyLabel={authTexts.signingUp}>
          {texts.signUp}
        </SubmitButton>
      </Stack>
    </Stack>
  );
}
