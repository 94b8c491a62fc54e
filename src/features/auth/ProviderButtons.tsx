import { call } from '@/api/client';
import { ProviderButton } from '@/components/ProviderButton/ProviderButton';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { ALL_PROVIDERS, loginProvidersRemote } from '@/state/loginProviders';
import { useSharedRemote } from '@/state/useRemote';
import { failureText } from '@/texts/errors';
import { providerTexts } from '@/texts/providers';
import type { LoginProvider } from '@contract/rules/members/login-providers';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { demoTitle } from './AuthForm.css';
import { FormError } from './FormError';

interface ProviderButtonsProps {
  /** The page to go to after the login. */
  returnTo: string;
}

/** Signs in with a provider. Nothing is shown on a site without one. */
export default function ProviderButtons({ returnTo }: ProviderButtonsProps) {
  const { value } = useSharedRemote(loginProvidersRemote, ALL_PROVIDERS).state;
  const [busy, setBusy] = useState<LoginProvider | null>(null);
  const [error, setError] = useState<string | null>(null);
  const navigate = useNavigate();
  useEffect(() => {
    // "Back" from a provider shows the page as it was left.
    const rest = () => setBusy(null);
    window.addEventListener('pageshow', rest);
    return () => window.removeEventListener('pageshow', rest);
  }, []);

  async function go(provider: LoginProvider): Promise<void> {
    if (busy !== null) return;
    setBusy(provider);
    setError(null);
    try {
      const { url } = await call('startProviderLogin', {
        params: { provider },
        body: { returnTo },
      });
      // A simulated provider is a page of our own.
      if (url.startsWith('/')) void navigate(url);
      else location.assign(url);
    } catch (failure) {
      setError(failureText(failure, providerTexts.failed));
      setBusy(null);
    }
  }

  if (!value || value.length === 0) return null;
  return (
    <Stack as="section" gap={12} aria-label={providerTexts.group}>
      <h2 className={demoTitle}>{providerTexts.group}</h2>
      <FormError>{error}</FormError>
      <Stack gap={8}>
        {value.map(({ provider }) => (
          <ProviderButton
            key={provider}
            provider={provider}
            busy={busy === provider}
            onClick={() => void go(provider)}
          />
        ))}
      </Stack>
      {value.some(({ isSimulated }) => isSimulated) && (
        <Text as="p" variant="meta" tone="muted" textAlign="center">
          {providerTexts.simulated}
        </Text>
      )}
    </Stack>
  );
}
