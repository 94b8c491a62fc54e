import { call } from '@/api/client';
import { AlertPanel } from '@/components/AlertPanel/AlertPanel';
import { DemoMailbox } from '@/components/DemoMailbox/DemoMailbox';
import { SubmitButton } from '@/components/SubmitButton/SubmitButton';
import type { DemoMails } from '@/config/demo';
import { Button } from '@/design/components/Button/Button';
import { Field } from '@/design/components/Field/Field';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { mailLinkTexts } from '@/texts/mailLinks';
import { Link } from 'react-router-dom';
import { LinkHeading } from './LinkHeading';
import { list } from './mailLinks.css';
import { Outcome } from './Outcome';
import { useFieldsForm } from '@/components/useFieldsForm';
import { requestPasswordReset } from '@contract/endpoints/mail-links';
import { check } from '@contract/validate';
import { useState } from 'react';

const names = ['email'] as const;

/** The state of the form that requests a mail. */
function useForgotPassword() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useFieldsForm({
    names,
    check: (values) => check(requestPasswordReset.body, values),
    send: async ({ email }) => {
      await call('requestPasswordReset', { body: { email } });
      setSentTo(email);
    },
    failed: mailLinkTexts.sendFailed,
  });
  return { ...form, sentTo, again: () => setSentTo(null) };
}

interface ForgotPasswordProps {
  loginTo: string;
  /** The mails that the demo would have sent; undefined on a site that sends mails. */
  demoMails: DemoMails | undefined;
}

/** Asks for the address, and gives the same answer for every address. */
export function ForgotPassword({ loginTo, demoMails }: ForgotPasswordProps) {
  const { sentTo, again, formError, sending, form, field } = useForgotPassword();
  if (sentTo !== null) {
    return (
      <Outcome
        title={mailLinkTexts.sentTitle}
        text={mailLinkTexts.sent(sentTo)}
        act={mailLinkTexts.toLogin}
        to={loginTo}
      >
        <ul className={list}>
          {mailLinkTexts.sentHints.map((hint) => (
            <Text key={hint} as="li" variant="meta" tone="muted">
              {hint}
            </Text>
          ))}
        </ul>
        {demoMails && <DemoMailbox to={sentTo} mails={demoMails(sentTo)} />}
        <Button variant="ghost" onClick={again}>
          {mailLinkTexts.again}
        </Button>
      </Outcome>
    );
  }
  return (
    <Stack gap={24}>
      <LinkHeading title={mailLinkTexts.resetTitle} lead={mailLinkTexts.resetLead} />
      <Stack as="form" gap={24} {...form}>
        <Field
          size="lg"
          label={mailLinkTexts.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          {...field('email')}
        />
        <AlertPanel message={formError} />
        <SubmitButton size="lg" fullWidth busy={sending} busyLabel={mailLinkTexts.sending}>
          {mailLinkTexts.send}
        </SubmitButton>
      </Stack>
      <Text as="p" variant="label" textAlign="center">
        <Text as={Link} to={loginTo} replace tone="accent" link>
          {mailLinkTexts.toLogin}
        </Text>
      </Text>
    </Stack>
  );
}
