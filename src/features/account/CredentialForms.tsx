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
import { useFieldsForm } from '@/components/useFieldsForm';
import { changeEmail, changePassword } from '@contract/endpoints/me';
import { check } from '@contract/validate';
import { useState } from 'react';
import { settingsTexts } from '@/texts/settings';
import { showToastAtom } from '@/state/toasts';
import { useSetAtom } from 'jotai';
import type { Issue } from '@contract/errors';
import { notice } from './account.css';

/** The fields in screen order; the ones that are sent have the contract's names. */
const passwordFields = ['currentPassword', 'newPassword', 'newPasswordAgain'] as const;
type PasswordValues = Readonly<Record<(typeof passwordFields)[number], string>>;

function repetitionIssues({ newPassword, newPasswordAgain }: PasswordValues): Issue[] {
  if (newPasswordAgain === newPassword && newPassword !== '') return [];
  const message = newPasswordAgain === '' ? settingsTexts.needAgain : settingsTexts.mismatch;
  return [{ path: 'newPasswordAgain', message }];
}

/** Returns the values to send, or the errors to show first. */
export function checkPasswords(values: PasswordValues) {
  const { currentPassword, newPassword } = values;
  const result = check(changePassword.body, { currentPassword, newPassword });
  const repetition = repetitionIssues(values);
  if (result.ok && repetition.length === 0) return result;
  return { ok: false as const, issues: [...(result.ok ? [] : result.issues), ...repetition] };
}

/** The state of the password form. */
function usePasswordForm(onChanged: () => void) {
  const showToast = useSetAtom(showToastAtom);
  return useFieldsForm({
    names: passwordFields,
    repeats: { newPassword: 'newPasswordAgain' },
    check: checkPasswords,
    send: async (body) => {
      await call('changePassword', { body });
      const { passwordChanged: text, passwordChangedDetail: detail } = settingsTexts;
      showToast({ text, detail, tone: 'success' });
      onChanged();
    },
    password: 'currentPassword',
    failed: settingsTexts.passwordFailed,
  });
}

interface PasswordFormProps {
  /** Tells the password manager which account the password belongs to. */
  email: string | null;
  /** Called after the change, which ends every other session. */
  onChanged: () => void;
}

/** Fields for the current password and, twice, the new one. */
export function PasswordForm({ email, onChanged }: PasswordFormProps) {
  const { formError, sending, form, field } = usePasswordForm(onChanged);
  return (
    <Stack as="form" gap={20} {...form}>
      <input type="email" autoComplete="username" value={email ?? ''} readOnly hidden />
      {passwordFields.map((name) => (
        <Field
          key={name}
          label={settingsTexts[name]}
          type="password"
          reveal={revealTexts}
          autoComplete={name === 'currentPassword' ? 'current-password' : 'new-password'}
          {...(name === 'newPassword' && { hint: settingsTexts.passwordHint })}
          {...field(name)}
        />
      ))}
      <Cluster justifyContent="flex-end">
        <div role="alert" className={notice}>
          {formError && (
            <Text as="p" variant="meta" tone="danger">
              {formError}
            </Text>
          )}
        </div>
        <SubmitButton variant="outline" busy={sending} busyLabel={settingsTexts.changingPassword}>
          {settingsTexts.changePassword}
        </SubmitButton>
      </Cluster>
    </Stack>
  );
}

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
