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
import type { LinkPurpose } from '@contract/rules/mail';
import { useState, type ReactNode } from 'react';
import { checkMailLink } from '@/api/mailLinks';

/** What the link of a mail is for, by its token. */
const mailLink = createRemote({ load: checkMailLink });

interface OpenedLinkProps {
  token: string;
  /** What the page is for. */
  purposes: readonly LinkPurpose[];
  /** What is shown instead of a link that is not valid. */
  ended: ReactNode;
  /** What is shown of a valid link. @param email the address that it names */
  children: (email: string, purpose: LinkPurpose) => ReactNode;
}

// A token that was cut off in the mail.
const isInvalid = (error: unknown) => error instanceof ApiError && error.code === 'VALIDATION';

/** A link of a mail, once the server has said what it is for. */
export function OpenedLink({ token, purposes, ended, children }: OpenedLinkProps) {
  const { state, retry } = useRemote(mailLink, token);
  const [link, setLink] = useState(state.value);
  // Using the link up may end this browser's session, and a question is asked again for another
  // viewer: what the link was for stays what it was.
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
