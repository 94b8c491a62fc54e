import { call } from '@/api/client';
import { AlertPanel } from '@/components/AlertPanel/AlertPanel';
import { Button } from '@/design/components/Button/Button';
import { Stack } from '@/design/components/Stack/Stack';
import { mailLinkTexts } from '@/texts/mailLinks';
import type { ReactNode } from 'react';
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
    const act = mailLinkTexts.home;
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
