import type { Credentials, DemoAccounts as Accounts } from '@/config/demo';
import { Button } from '@/design/components/Button/Button';
import { Stack } from '@/design/components/Stack/Stack';
import { authTexts } from '@/texts/auth';
import { demoTitle } from './AuthForm.css';

interface DemoAccountsProps {
  accounts: Accounts;
  onPick: (account: Credentials) => void;
}

/** Signs a visitor of the demo in with one press. */
export function DemoAccounts({ accounts, onPick }: DemoAccountsProps) {
  return (
    <Stack gap={12}>
      <h2 className={demoTitle}>{authTexts.demoTitle}</h2>
      <Stack gap={8}>
        <Button variant="outline" fullWidth onClick={() => onPick(accounts.member)}>
          {authTexts.demoMember}
        </Button>
        <Button variant="soft" fullWidth onClick={() => onPick(accounts.admin)}>
          {authTexts.demoAdmin}
        </Button>
      </Stack>
    </Stack>
  );
}
