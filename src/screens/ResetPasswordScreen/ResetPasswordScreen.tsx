import { loginPath, routes } from '@/config/routes';
import { NewPassword } from '@/features/mail-links/NewPassword';
import { OpenedLink } from '@/features/mail-links/OpenedLink';
import { Outcome } from '@/features/mail-links/Outcome';
import { useLinkToken } from '@/features/mail-links/useLinkToken';
import { mailLinkTexts } from '@/texts/mailLinks';
import { AccountFrame } from '../LoginScreen/AccountFrame';

function Ended({ text }: { text: string }) {
  const { endedTitle: title, askAgain: act } = mailLinkTexts;
  return <Outcome {...{ title, text, act }} to={routes.forgotPassword} />;
}

/** The page behind the link for a forgotten password. */
export default function ResetPasswordScreen() {
  const token = useLinkToken();
  const ended = <Ended text={mailLinkTexts.ended} />;
  return (
    <AccountFrame title={mailLinkTexts.newTitle} fields={2}>
      {token === null ? (
        <Ended text={mailLinkTexts.missing} />
      ) : (
        <OpenedLink key={token} token={token} purposes={['password']} ended={ended}>
          {(email) => (
            <NewPassword token={token} email={email} loginTo={loginPath()} ended={ended} />
          )}
        </OpenedLink>
      )}
    </AccountFrame>
  );
}
