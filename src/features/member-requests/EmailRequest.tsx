import { call } from '@/api/client';
import { DemoMailbox } from '@/components/DemoMailbox/DemoMailbox';
import type { DemoMails } from '@/config/demo';
import { mailLinkTexts } from '@/texts/mailLinks';
import { useState } from 'react';
import { RequestCard } from './RequestCard';
import { useRequest } from './useRequest';

interface EmailRequestProps {
  email: string;
  /** The mails that the demo would have sent; undefined on a site that sends mails. */
  demoMails: DemoMails | undefined;
  onLater: () => void;
}

/** Asks a new member to open the link that was mailed to them, and can send it again. */
export function EmailRequest({ email, demoMails, onLater }: EmailRequestProps) {
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
