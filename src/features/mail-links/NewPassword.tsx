import { call } from '@/api/client';
import { AlertPanel } from '@/components/AlertPanel/AlertPanel';
import { SubmitButton } from '@/components/SubmitButton/SubmitButton';
import { Field } from '@/design/components/Field/Field';
import { Stack } from '@/design/components/Stack/Stack';
import { useFields } from '@/design/hooks/useFields';
import { mailLinkTexts } from '@/texts/mailLinks';
import { revealTexts } from '@/texts/password';
import { settingsTexts } from '@/texts/settings';
import type { ReactNode } from 'react';
import { LinkHeading } from './LinkHeading';
import { Outcome } from './Outcome';
import { useTakeLink } from './useTakeLink';
import { resetPassword } from '@contract/endpoints/mail-links';
import { ApiError, type Issue } from '@contract/errors';
import { check, firstIssues } from '@contract/validate';

/** The fields in screen order. */
const newPasswordFields = ['newPassword', 'newPasswordAgain'] as const;
type NewPasswordValues = Record<(typeof newPasswordFields)[number], string>;
type NewPasswordErrors = Partial<NewPasswordValues>;

const noNewPassword: NewPasswordValues = { newPassword: '', newPasswordAgain: '' };

// The request has only one password field.
function errorsOf(issues: readonly Issue[]): NewPasswordErrors {
  const { password } = firstIssues(issues, ['password']);
  return password === undefined ? {} : { newPassword: password };
}

/** Returns the errors to show before sending. */
function checkNewPassword(values: NewPasswordValues, token: string): NewPasswordErrors {
  const { newPassword, newPasswordAgain } = values;
  const result = check(resetPassword.body, { token, password: newPassword });
  const errors = result.ok ? {} : errorsOf(result.issues);
  if (newPasswordAgain === '') errors.newPasswordAgain = settingsTexts.needAgain;
  else if (newPasswordAgain !== newPassword) errors.newPasswordAgain = settingsTexts.mismatch;
  return errors;
}

/** Returns the field that a refusal is about. */
function refusedNewPassword(error: unknown): NewPasswordErrors {
  return error instanceof ApiError ? errorsOf(error.issues ?? []) : {};
}

interface NewPasswordProps {
  token: string;
  /** Tells the password manager which account the password belongs to. */
  email: string;
  loginTo: string;
  /** The content for an invalid link. */
  ended: ReactNode;
}

/** The new password, entered twice. */
export function NewPassword({ token, email, loginTo, ended }: NewPasswordProps) {
  const { values, errors, form, change, show } = useFields(newPasswordFields, noNewPassword, {
    newPassword: 'newPasswordAgain',
  });
  const { state, error, clearError, take } = useTakeLink({
    send: () => call('resetPassword', { body: { token, password: values.newPassword } }),
    failed: mailLinkTexts.newFailed,
    onRefused: (refusal) => show(refusedNewPassword(refusal)),
  });

  if (state === 'ended') return ended;
  if (state === 'done') {
    const { newDoneTitle: title, newDone: text, login: act } = mailLinkTexts;
    return <Outcome {...{ title, text, act }} to={loginTo} />;
  }
  return (
    <Stack gap={24}>
      <LinkHeading title={mailLinkTexts.newTitle} lead={mailLinkTexts.newLead(email)} />
      <Stack
        as="form"
        ref={form}
        gap={24}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!show(checkNewPassword(values, token))) take();
        }}
      >
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        {newPasswordFields.map((field) => (
          <Field
            key={field}
            size="lg"
            name={field}
            label={settingsTexts[field]}
            type="password"
            reveal={revealTexts}
            required
            autoComplete="new-password"
            value={values[field]}
            error={errors[field]}
            {...(field === 'newPassword' && { hint: settingsTexts.passwordHint })}
            onChange={(value) => {
              change(field, value);
              clearError();
            }}
          />
        ))}
        <AlertPanel message={error} />
        <SubmitButton
          size="lg"
          fullWidth
          busy={state === 'sending'}
          busyLabel={mailLinkTexts.newSubmitting}
        >
          {mailLinkTexts.newSubmit}
        </SubmitButton>
      </Stack>
    </Stack>
  );
}
