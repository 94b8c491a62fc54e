import { loginPath } from '@/config/routes';
import { ForgotPassword } from '@/features/mail-links/ForgotPassword';
import { mailLinkTexts } from '@/texts/mailLinks';
import { use } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AccountFrame } from '../LoginScreen/AccountFrame';
import { SiteContext } from '@/features/page/PageTitle';

/** The page where a person who forgot the password requests a mail. */
export default function ForgotPasswordScreen() {
  const from = useSearchParams()[0].get('from');
  return (
    <AccountFrame title={mailLinkTexts.resetTitle} fields={1}>
      <ForgotPassword loginTo={loginPath(from)} demoMails={use(SiteContext).demoMails} />
    </AccountFrame>
  );
}
