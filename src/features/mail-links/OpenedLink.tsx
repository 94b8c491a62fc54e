import { call } from '@/api/client';
import { routes } from '@/config/routes';
import { Link } from 'react-router-dom';
import { LinkButton } from '@/design/components/Button/LinkButton';
import { ErrorPanel } from '@/design/components/ErrorPanel/ErrorPanel';
import { Text } from '@/design/components/Text/Text';
import { isMissing, createRemote } from '@/state/remote';
import { useRemote } from '@/state/useRemote';
import { commonTexts } from '@/texts/common';
import { failureText } from '@/texts/errors';
import { mailLinkTexts } from '@/texts/mailLinks';
import { ApiError } from '@contract/errors';
import type { LinkPurpose } from '@contract/rules/site/mail';
import { useState, type ReactNode } from 'react';

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
    <ErrorPanel
      message={failureText(state.error, mailLinkTexts.checkFailed)}
      hint={commonTexts.retryHint}
      retryLabel={commonTexts.retry}
      onRetry={retry}
      wayOut={
        <LinkButton as={Link} to={routes.home} variant="ghost">
          {commonTexts.home}
        </LinkButton>
      }
    />
  );
}
