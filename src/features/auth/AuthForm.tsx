import { NameProposal } from '@/components/NameProposal/NameProposal';
import { SubmitButton } from '@/components/SubmitButton/SubmitButton';
import type { DemoAccounts as Accounts, Credentials } from '@/config/demo';
import { Field } from '@/design/components/Field/Field';
import { lazyPart } from '@/design/components/LazyPart/lazyPart';
import { Heading } from '@/design/components/Heading/Heading';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { authTexts } from '@/texts/auth';
import { revealTexts } from '@/texts/password';
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { forgotLine, toggleLink, demoTitle } from './AuthForm.css';
import { fieldsOf, type AuthField, type AuthMode } from './authFields';
import { ConsentFields } from './ConsentFields';
import { FormError } from './FormError';
import { SecondStep } from './SecondStep';
import { useAuthForm } from './useAuthForm';
import { Button } from '@/design/components/Button/Button';

// It works without.
const PasskeyLogin = lazyPart(() => import('./PasskeyLogin'), { lost: 'leftOut' });
const ProviderButtons = lazyPart(() => import('./ProviderButtons'), { lost: 'leftOut' });

interface DemoAccountsProps {
  accounts: Accounts;
  onPick: (account: Credentials) => void;
}

/** Signs a visitor of the demo in with one press. */
function DemoAccounts({ accounts, onPick }: DemoAccountsProps) {
  return (
    <Stack gap={12}>
      <h2 className={demoTitle}>{authTexts.demoTitle}</h2>
      <Stack gap={8}>
        <Button variant="outline" fullWidth onClick={() => onPick(accounts.member)}>
          {authTexts.demoMember}
        </Button>
        <Button variant="soft" fullWidth onClick={() => onPick(accounts.admin)}>
          {authTexts.demoAdmin}
        </Button>
      </Stack>
    </Stack>
  );
}

const inputs: Record<AuthField, ComponentProps<typeof Field>> = {
  email: { label: authTexts.email, type: 'email', inputMode: 'email', autoComplete: 'email' },
  user_name: { label: authTexts.userName, autoComplete: 'nickname' },
  password: { label: authTexts.password, type: 'password', reveal: revealTexts },
  passwordConfirm: {
    label: authTexts.passwordConfirm,
    type: 'password',
    autoComplete: 'new-password',
    reveal: revealTexts,
  },
};

export interface AuthFormProps {
  mode: AuthMode;
  /** The address of the page with the other form. */
  otherTo: string;
  /** The address of the page for forgotten passwords. */
  forgotTo: string;
  /** The page to go to after a login with a provider. */
  returnTo: string;
  /** Adds the demo accounts as buttons. */
  demo: Accounts | null;
}

/** The form for signing in or signing up. */
export function AuthForm({ mode, otherTo, forgotTo, returnTo, demo }: AuthFormProps) {
  const { values, consents, errors, proposal, formError, sending, form, step, ...act } =
    useAuthForm(mode);
  const login = mode === 'login';
  const other = login ? authTexts.toSignup : authTexts.toLogin;

  const extras = (field: AuthField): Partial<ComponentProps<typeof Field>> => {
    // The browser offers passkeys together with names.
    if (field === 'email' && login) return { autoComplete: 'username webauthn' };
    if (field !== 'password') return {};
    return {
      autoComplete: login ? 'current-password' : 'new-password',
      hint: login ? undefined : authTexts.passwordHint,
    };
  };

  if (step !== null) return <SecondStep step={step} onDone={act.done} onRestart={act.restart} />;
  return (
    <Stack gap={24}>
      <Stack gap={4} paddingY={8}>
        <Heading level={1}>{login ? authTexts.login : authTexts.signup}</Heading>
        <Text as="p" variant="body" tone="muted">
          {authTexts.leads[mode]}
        </Text>
      </Stack>
      <Stack as="form" ref={form} gap={24} noValidate onSubmit={act.submit}>
        {fieldsOf[mode].map((field) => (
          <Stack key={field} gap={8}>
            <Field
              size="lg"
              name={field}
              required
              value={values[field]}
              error={errors[field]}
              onChange={(value) => act.change(field, value)}
              {...inputs[field]}
              {...extras(field)}
            />
            {field === 'user_name' && <NameProposal proposal={proposal} onTake={act.takeName} />}
          </Stack>
        ))}
        {!login && <ConsentFields values={consents} errors={errors} onChange={act.agree} />}
        <FormError>{formError}</FormError>
        {login && (
          <p className={forgotLine}>
            <Text as={Link} to={forgotTo} tone="muted" link>
              {authTexts.forgot}
            </Text>
          </p>
        )}
        <SubmitButton
          size="lg"
          fullWidth
          busy={sending}
          busyLabel={login ? authTexts.loggingIn : authTexts.signingUp}
        >
          {login ? authTexts.login : authTexts.signup}
        </SubmitButton>
      </Stack>
      {login && <PasskeyLogin onDone={act.done} />}
      <ProviderButtons returnTo={returnTo} />
      <Text as="p" variant="label" tone="muted" weight="regular" textAlign="center">
        {other.ask} {/* Replaces this page, so that "back" leaves both forms. */}
        <Link to={otherTo} replace className={toggleLink}>
          {other.act}
        </Link>
      </Text>
      {demo && <DemoAccounts accounts={demo} onPick={act.signInAs} />}
    </Stack>
  );
}
