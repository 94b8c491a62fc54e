import { call } from '@/api/client';
import { IdentityFields } from '@/components/IdentityFields/IdentityFields';
import { SubmitButton } from '@/components/SubmitButton/SubmitButton';
import { AlertPanel } from '@/components/AlertPanel/AlertPanel';
import { useChangeForm } from '@/components/useChangeForm';
import { Checkbox } from '@/design/components/Checkbox/Checkbox';
import { Field } from '@/design/components/Field/Field';
import { Heading } from '@/design/components/Heading/Heading';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { authTexts } from '@/texts/auth';
import { revealTexts } from '@/texts/password';
import { setupTexts } from '@/texts/setup';
import { setUpSite } from '@contract/endpoints/setup';
import type { Input, Output } from '@contract/endpoints/define';
import { defaultIdentity, type Accent } from '@contract/rules/site/identity';
import { starterSpheres } from '@contract/rules/site/setup';
import { check } from '@contract/validate';
import { useState, type ReactNode } from 'react';

const names = [
  ...(['siteName', 'siteSlogan', 'siteAccent', 'siteContact'] as const),
  ...(['email', 'user_name', 'password'] as const),
] as const;
type Values = Record<(typeof names)[number], string>;

const noValues: Values = {
  ...{ siteName: '', siteSlogan: '', siteContact: '', email: '', user_name: '', password: '' },
  siteAccent: defaultIdentity.siteAccent,
};

type Body = Input<typeof setUpSite>['body'];

interface SectionProps {
  title: string;
  lead: string;
  children: ReactNode;
}

function Section({ title, lead, children }: SectionProps) {
  return (
    <Stack as="section" gap={16} aria-label={title}>
      <Stack gap={4}>
        <Heading>{title}</Heading>
        <Text as="p" variant="meta" tone="muted">
          {lead}
        </Text>
      </Stack>
      {children}
    </Stack>
  );
}

export interface SetupFormProps {
  token: string;
  /** Shows the page in the chosen colour. */
  onAccent: (accent: Accent) => void;
  onDone: (user: Output<typeof setUpSite>['user']) => void;
}

/** The form that names a new site and creates its first admin and spheres. */
export function SetupForm({ token, onAccent, onDone }: SetupFormProps) {
  const [chosen, setChosen] = useState(
    starterSpheres.slice(0, 3).map(({ name }) => name as string),
  );
  const [reviewRequired, setReviewRequired] = useState(true);
  const bodyOf = ({ siteContact, ...values }: Values): Body => ({
    ...values,
    token,
    // A wrong value gets the contract's own error.
    siteAccent: values.siteAccent as Accent,
    siteContact: siteContact || null,
    reviewRequired,
    spheres: starterSpheres.filter(({ name }) => chosen.includes(name)),
  });
  const { values, errors, formError, isSaving, form, change, submit } = useChangeForm({
    names,
    before: noValues,
    isNew: true,
    check: (typed) => check(setUpSite.body, bodyOf(typed)),
    send: async (typed) => onDone((await call('setUpSite', { body: bodyOf(typed) })).user),
    failed: setupTexts.failed,
  });
  const field = (name: 'email' | 'user_name' | 'password') => ({
    name,
    required: true,
    value: values[name],
    error: errors[name],
    onChange: (value: string) => change(name, value),
  });
  return (
    <Stack gap={32}>
      <Stack gap={4} paddingY={8}>
        <Heading level={1}>{setupTexts.title}</Heading>
        <Text as="p" variant="body" tone="muted">
          {setupTexts.lead}
        </Text>
      </Stack>
      <Stack
        as="form"
        ref={form}
        gap={32}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Stack gap={20}>
          <IdentityFields
            values={values}
            errors={errors}
            onChange={(name, value) => {
              change(name, value);
              if (name === 'siteAccent') onAccent(value as Accent);
            }}
          />
        </Stack>
        <Section title={setupTexts.account} lead={setupTexts.accountLead}>
          <Field
            label={authTexts.email}
            type="email"
            inputMode="email"
            autoComplete="email"
            {...field('email')}
          />
          <Field
            label={authTexts.userName}
            autoComplete="nickname"
            hint={setupTexts.userNameHint}
            {...field('user_name')}
          />
          <Field
            label={authTexts.password}
            type="password"
            autoComplete="new-password"
            reveal={revealTexts}
            hint={authTexts.passwordHint}
            {...field('password')}
          />
        </Section>
        <Section title={setupTexts.spheres} lead={setupTexts.spheresLead}>
          <Stack as="fieldset" gap={12} aria-label={setupTexts.spheres}>
            {starterSpheres.map(({ name, description }) => (
              <Checkbox
                key={name}
                label={name}
                hint={description}
                checked={chosen.includes(name)}
                onChange={(on) =>
                  setChosen(on ? [...chosen, name] : chosen.filter((one) => one !== name))
                }
              />
            ))}
          </Stack>
        </Section>
        <Section title={setupTexts.publishing} lead={setupTexts.publishingLead}>
          <Checkbox
            label={setupTexts.review}
            hint={setupTexts.reviewHint}
            checked={reviewRequired}
            onChange={setReviewRequired}
          />
        </Section>
        <AlertPanel message={formError} />
        <SubmitButton size="lg" fullWidth busy={isSaving} busyLabel={setupTexts.submitting}>
          {setupTexts.submit}
        </SubmitButton>
      </Stack>
    </Stack>
  );
}
