import { myPath, routes } from '@/config/routes';
import { ConfirmEmail, OpenedLink } from '@/features/mail-links/OpenedLink';
import { Outcome } from '@/features/mail-links/Outcome';
import { useLinkToken } from '@/features/mail-links/useLinkToken';
import { mailLinkTexts } from '@/texts/mailLinks';
import { AccountFrame } from '../LoginScreen/AccountFrame';

function Ended({ text }: { text: string }) {
  const { endedTitle: title, toSettings: act } = mailLinkTexts;
  return <Outcome {...{ title, text, act }} to={myPath('settings')} />;
}

/** The page behind the links in mails to a new address and to a new member. */
export default function ConfirmEmailScreen() {
  const token = useLinkToken();
  const ended = <Ended text={mailLinkTexts.confirmEnded} />;
  return (
    <AccountFrame title={mailLinkTexts.confirmTitle} fields={0}>
      {token === null ? (
        <Ended text={mailLinkTexts.missing} />
      ) : (
        <OpenedLink key={token} token={token} purposes={['email', 'signup']} ended={ended}>
          {(email, purpose) => (
            <ConfirmEmail
              token={token}
              email={email}
              isNew={purpose === 'signup'}
              homeTo={routes.home}
              ended={ended}
            />
          )}
        </OpenedLink>
      )}
    </AccountFrame>
  );
}
