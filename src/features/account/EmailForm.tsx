import { call } from '@/api/client';
import { DemoMailbox } from '@/components/DemoMailbox/DemoMailbox';
import { SubmitButton } from '@/components/SubmitButton/SubmitButton';
import type { DemoMails } from '@/config/demo';
import { Cluster } from '@/design/components/Cluster/Cluster';
import { Field } from '@/design/components/Field/Field';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { mailLinkTexts } from '@/texts/mailLinks';
import { revealTexts } from '@/texts/password';
import { notice } from './account.css';
import { useFieldsForm } from '@/components/useFieldsForm';
import { changeEmail } from '@contract/endpoints/me';
import { check } from '@contract/validate';
import { useState } from 'react';

const names = ['email', 'password'] as const;

/** The state of the form that requests a new email address. */
function useEmailForm() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useFieldsForm({
    names,
    onSubmit: () => setSentTo(null),
    check: (values) => check(changeEmail.body, values),
    send: async (body) => {
      await call('changeEmail', { body });
      setSentTo(body.email);
    },
    password: 'password',
    failed: mailLinkTexts.changeFailed,
  });
  return { ...form, sentTo };
}

interface EmailFormProps {
  /** The current address. */
  email: string | null;
  /** The mails that the demo would have sent; undefined on a site that sends mails. */
  demoMails: DemoMails | undefined;
}

/** Requests a new address; it takes effect once its link is opened. */
export function EmailForm({ email, demoMails }: EmailFormProps) {
  const { formError, sentTo, sending, form, field } = useEmailForm();
  return (
    <Stack as="form" gap={20} {...form}>
      {email !== null && (
        <Text as="p" variant="meta" tone="muted">
          {mailLinkTexts.present(email)}
        </Text>
      )}
      <Field
        label={mailLinkTexts.newEmail}
        type="email"
        inputMode="email"
        autoComplete="email"
        {...field('email')}
      />
      <Field
        label={mailLinkTexts.password}
        type="password"
        reveal={revealTexts}
        autoComplete="current-password"
        {...field('password')}
      />
      <Cluster justifyContent="flex-end">
        <div role="status" className={notice}>
          {sentTo !== null && (
            <Text as="p" variant="meta">
              {mailLinkTexts.changeSent(sentTo)}
            </Text>
          )}
          {formError !== null && (
            <Text as="p" variant="meta" tone="danger">
              {formError}
            </Text>
          )}
        </div>
        <SubmitButton variant="outline" busy={sending} busyLabel={mailLinkTexts.sending}>
          {mailLinkTexts.change}
        </SubmitButton>
      </Cluster>
      {sentTo !== null && demoMails && <DemoMailbox to={sentTo} mails={demoMails(sentTo)} />}
    </Stack>
  );
}
