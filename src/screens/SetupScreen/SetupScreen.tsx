import { routes } from '@/config/routes';
import { signInAtom } from '@/features/auth/signInAtom';
import { Outcome } from '@/features/mail-links/Outcome';
import { useLinkToken } from '@/features/mail-links/useLinkToken';
import { useAccent } from '@/features/page/useAccent';
import { OpenedSetup } from '@/features/setup/OpenedSetup';
import type { SetupFormProps } from '@/features/setup/SetupForm';
import { restoreSettingsAtom, settingsAtom } from '@/state/settings';
import { loadSpheresAtom } from '@/state/spheres';
import { commonTexts } from '@/texts/common';
import { setupTexts } from '@/texts/setup';
import { pageAddresses } from '@contract/pages';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { AccountFrame } from '../LoginScreen/AccountFrame';

const ended = (text: string) => (
  <Outcome title={setupTexts.endedTitle} text={text} act={commonTexts.home} to={routes.home} />
);

/** The page that names a new site and creates its first admin, behind the link of its first start. */
export default function SetupScreen() {
  const token = useLinkToken();
  const [accent, setAccent] = useState(useAtomValue(settingsAtom).siteAccent);
  useAccent(accent);
  const signIn = useSetAtom(signInAtom);
  const readSettings = useSetAtom(restoreSettingsAtom);
  const loadSpheres = useSetAtom(loadSpheresAtom);
  const navigate = useNavigate();
  const onDone: SetupFormProps['onDone'] = (user) => {
    signIn(user);
    void readSettings();
    void loadSpheres();
    void navigate(pageAddresses.admin, { replace: true });
  };
  return (
    <AccountFrame title={setupTexts.title} fields={6}>
      {token === null ? (
        ended(setupTexts.missing)
      ) : (
        <OpenedSetup key={token} {...{ token, ended, onDone }} onAccent={setAccent} />
      )}
    </AccountFrame>
  );
}
