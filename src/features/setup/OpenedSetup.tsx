import { call } from '@/api/client';
import { LoadFailure } from '@/components/LoadFailure/LoadFailure';
import { routes } from '@/config/routes';
import { Text } from '@/design/components/Text/Text';
import { createRemote } from '@/state/remote';
import { useRemote } from '@/state/useRemote';
import { failureText } from '@/texts/errors';
import { setupTexts } from '@/texts/setup';
import { ApiError } from '@contract/errors';
import { useState, type ReactNode } from 'react';
import { SetupForm, type SetupFormProps } from './SetupForm';

/** Whether a setup link is valid, by its token. */
const setupLink = createRemote({
  load: (token, signal) => call('checkSetup', { body: { token } }, signal),
});

interface OpenedSetupProps extends SetupFormProps {
  /** Draws the page for a link that is not valid. */
  ended: (text: string) => ReactNode;
}

/** The setup form, once the server has accepted its link. */
export function OpenedSetup({ ended, ...form }: OpenedSetupProps) {
  const { state, retry } = useRemote(setupLink, form.token);
  const [isOpen, setOpen] = useState(state.status === 'ready');
  // The setup signs the admin in, and a new viewer reloads the remote, so this keeps the answer.
  if (!isOpen && state.status === 'ready') setOpen(true);
  if (isOpen) return <SetupForm {...form} />;
  if (state.status === 'loading') {
    return (
      <Text as="p" variant="body" tone="muted" role="status">
        {setupTexts.checking}
      </Text>
    );
  }
  const { error } = state;
  // A token that was cut off is invalid.
  const isEnded =
    error instanceof ApiError && (error.code === 'NOT_FOUND' || error.code === 'VALIDATION');
  if (isEnded) return ended(failureText(error, setupTexts.missing));
  return (
    <LoadFailure
      message={failureText(error, setupTexts.checkFailed)}
      homeTo={routes.home}
      onRetry={retry}
    />
  );
}
