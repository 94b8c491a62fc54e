import { routes } from '@/config/routes';
import type { DemoMails } from '@/config/demo';
import type { SessionUser } from '@/state/session';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ConsentRequest } from './ConsentRequest';
import { EmailRequest } from './EmailRequest';

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
  // The page of the link asks for the same.
  const isConfirming = pathname === routes.confirmEmail;
  if (needsEmailConfirmation && email && !isConfirming && !later.includes('email')) {
    return <EmailRequest email={email} demoMails={demoMails} onLater={put('email')} />;
  }
  // A refused change reloads the session, which has a new list: the card is shown again.
  const isDue = consentsDue.length > 0 && !later.includes(consentsDue);
  return isDue && <ConsentRequest due={consentsDue} onLater={put(consentsDue)} />;
}
