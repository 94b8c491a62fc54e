import { routes } from '@/config/routes';
import { pageAddresses } from '@contract/pages';
import type { DemoMails } from '@/config/demo';
import type { SessionUser } from '@/state/session';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ConsentRequest } from './ConsentRequest';
import { call } from '@/api/client';
import { DemoMailbox } from '@/components/DemoMailbox/DemoMailbox';
import { mailLinkTexts } from '@/texts/mailLinks';
import { RequestCard } from '@/components/RequestCard/RequestCard';
import { useRequest } from './useRequest';

interface EmailRequestProps {
  email: string;
  /** The mails that the demo would have sent; undefined on a site that sends mails. */
  demoMails: DemoMails | undefined;
  onLater: () => void;
}

/** Asks a new member to open the link that was mailed to them, and can send it again. */
function EmailRequest({ email, demoMails, onLater }: EmailRequestProps) {
  const [isSent, setIsSent] = useState(false);
  const { error, ...sending } = useRequest({
    send: () => call('sendConfirmationMail', {}),
    done: () => setIsSent(true),
    failed: mailLinkTexts.requestFailed,
  });
  const { requestAgain: label, requestSending: busyLabel } = mailLinkTexts;
  return (
    <RequestCard
      title={mailLinkTexts.requestTitle}
      lead={isSent ? mailLinkTexts.requestSent(email) : mailLinkTexts.requestLead(email)}
      error={error}
      later={{ label: mailLinkTexts.requestLater, act: onLater }}
      act={{ label, busyLabel, ...sending }}
    >
      {demoMails && <DemoMailbox to={email} mails={demoMails(email).slice(0, 1)} />}
    </RequestCard>
  );
}

interface MemberRequestsProps {
  user: SessionUser;
  /** The mails that the demo would have sent; undefined on a site that sends mails. */
  demoMails: DemoMails | undefined;
}

/**
 * Asks the session's member for missing information, one item at a time and once per visit: they
 * may read on and answer later. A change that is refused because of a missing consent asks again.
 */
export default function MemberRequests({ user, demoMails }: MemberRequestsProps) {
  const { pathname } = useLocation();
  const [later, setLater] = useState<readonly unknown[]>([]);
  const put = (what: unknown) => () => setLater([...later, what]);
  const { email, needsEmailConfirmation, consentsDue = [] } = user;
  // The page of the link asks for the same, and the first steps come first.
  const isConfirming =
    pathname === routes.confirmEmail || pathname.startsWith(pageAddresses.welcome);
  if (needsEmailConfirmation && email && !isConfirming && !later.includes('email')) {
    return <EmailRequest email={email} demoMails={demoMails} onLater={put('email')} />;
  }
  // A refused change reloads the session, which has a new list: the card is shown again.
  const isDue = consentsDue.length > 0 && !later.includes(consentsDue);
  return isDue && <ConsentRequest due={consentsDue} onLater={put(consentsDue)} />;
}
