import { LoadFailure } from '@/components/LoadFailure/LoadFailure';
import { call } from '@/api/client';
import { routes } from '@/config/routes';
import { Text } from '@/design/components/Text/Text';
import { isMissing, createRemote } from '@/state/remote';
import { useRemote } from '@/state/useRemote';
import { failureText } from '@/texts/errors';
import { commonTexts } from '@/texts/common';
import { mailLinkTexts } from '@/texts/mailLinks';
import { ApiError } from '@contract/errors';
import type { LinkPurpose } from '@contract/rules/site/mail';
import { useState, type ReactNode } from 'react';
import { AlertPanel } from '@/components/AlertPanel/AlertPanel';
import { Button } from '@/design/components/Button/Button';
import { Stack } from '@/design/components/Stack/Stack';
import { LinkHeading } from './LinkHeading';
import { Outcome } from './Outcome';
import { useTakeLink } from './useTakeLink';

interface ConfirmEmailProps {
  token: string;
  email: string;
  /** Whether a new member signed up with this address. */
  isNew: boolean;
  homeTo: string;
  /** The content for an invalid link. */
  ended: ReactNode;
}

/** Confirms the address with a button: opening the link changes nothing, because mail scanners open links too. */
export function ConfirmEmail({ token, email, isNew, homeTo, ended }: ConfirmEmailProps) {
  const { state, result, error, take } = useTakeLink({
    send: () => call('confirmEmail', { body: { token } }).then((answer) => answer.email),
    failed: mailLinkTexts.confirmFailed,
  });
  const texts = isNew ? mailLinkTexts.joined : mailLinkTexts.moved;
  if (state === 'ended') return ended;
  if (state === 'done') {
    const { doneTitle: title, done } = texts;
    const act = commonTexts.home;
    return <Outcome {...{ title, act }} text={done(result ?? email)} to={homeTo} />;
  }
  return (
    <Stack gap={24}>
      <LinkHeading title={mailLinkTexts.confirmTitle} lead={texts.lead(email)} />
      <AlertPanel message={error} />
      <Button size="lg" fullWidth aria-busy={state === 'sending'} onClick={take}>
        {state === 'sending' ? texts.acting : texts.act}
      </Button>
    </Stack>
  );
}

/** The purpose of a mail's link, by its token. */
const mailLink = createRemote({
  load: (token, signal) => call('checkMailLink', { body: { token } }, signal),
});

interface OpenedLinkProps {
  token: string;
  /** The purposes that the page handles. */
  purposes: readonly LinkPurpose[];
  /** The content for an invalid link. */
  ended: ReactNode;
  /** The content for a valid link. @param email the address of the link */
  children: (email: string, purpose: LinkPurpose) => ReactNode;
}

// A token that was cut off in the mail.
const isInvalid = (error: unknown) => error instanceof ApiError && error.code === 'VALIDATION';

/** The content for a mail's link, after the server has reported its purpose. */
export function OpenedLink({ token, purposes, ended, children }: OpenedLinkProps) {
  const { state, retry } = useRemote(mailLink, token);
  const [link, setLink] = useState(state.value);
  // Using the link may end this browser's session, and a new viewer reloads the remote, so this
  // keeps the first answer.
  if (link === null && state.value !== null) setLink(state.value);
  if (link !== null) {
    const { purpose, email } = link;
    return purposes.includes(purpose) ? children(email, purpose) : ended;
  }
  if (state.status === 'loading') {
    return (
      <Text as="p" variant="body" tone="muted" role="status">
        {mailLinkTexts.checking}
      </Text>
    );
  }
  if (isMissing(state.error) || isInvalid(state.error)) return ended;
  return (
    <LoadFailure
      message={failureText(state.error, mailLinkTexts.checkFailed)}
      homeTo={routes.home}
      onRetry={retry}
    />
  );
}
