import { call } from '@/api/client';
import { RemoteContent } from '@/components/RemoteContent/RemoteContent';
import { Button } from '@/design/components/Button/Button';
import { Cluster } from '@/design/components/Cluster/Cluster';
import { Skeleton } from '@/design/components/Skeleton/Skeleton';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { askSessionAtom } from '@/state/session';
import { showToastAtom } from '@/state/toasts';
import { useSharedRemote } from '@/state/useRemote';
import { secondFactorTexts as texts } from '@/texts/secondFactor';
import { seoulDay } from '@contract/rules/site/time';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { ConfirmForm, type Confirmation } from './ConfirmForm';
import { CodesLeft, RecoveryCodes, RenewCodes } from './RecoveryCodes';
import { PasswordStep, ScanStep, type NewSecret } from './SetUp';
import { secondFactor } from './secondFactor';

/** What the section shows. */
type View =
  | { at: 'rest' | 'password' | 'renew' | 'remove' }
  | ({ at: 'scan' } & NewSecret)
  | { at: 'codes'; codes: string[] };

interface RestProps {
  /** Whether it comes back after a form: it takes the focus, so that the page stays at it. */
  isBack: boolean;
  /** When it was set up; null without one. */
  since: string | null;
  codesLeft: number;
  onGo: (at: 'password' | 'renew' | 'remove') => void;
}

/** Whether there is a second factor, and what can be done. */
function Rest({ isBack, since, codesLeft, onGo }: RestProps) {
  if (since === null) {
    return (
      <Stack gap={12} alignItems="flex-start">
        <Text as="p">{texts.off}</Text>
        <Button variant="outline" autoFocus={isBack} onClick={() => onGo('password')}>
          {texts.setUp}
        </Button>
      </Stack>
    );
  }
  return (
    <Stack gap={12}>
      <Text as="p">{texts.on(seoulDay(Date.parse(since)))}</Text>
      <CodesLeft count={codesLeft} />
      <Cluster gap={8}>
        <Button variant="outline" autoFocus={isBack} onClick={() => onGo('renew')}>
          {texts.renew}
        </Button>
        <Button variant="soft" onClick={() => onGo('remove')}>
          {texts.remove}
        </Button>
      </Cluster>
    </Stack>
  );
}

const atFirst: View = { at: 'rest' };

/** An admin's second factor: set up, renew its recovery codes, remove. */
export default function SecondFactor({ of }: { of: string }) {
  const { state, retry } = useSharedRemote(secondFactor, of);
  const [view, setView] = useState(atFirst);
  const showToast = useSetAtom(showToastAtom);
  const askSession = useSetAtom(askSessionAtom);
  const rest = () => setView({ at: 'rest' });

  // The admin area may open or close with it.
  function changed(): void {
    retry();
    void askSession();
  }
  const turnedOn = (codes: string[]) => {
    showToast({ text: texts.turnedOn, tone: 'success' });
    // Passkeys have brought recovery codes already.
    setView(codes.length > 0 ? { at: 'codes', codes } : { at: 'rest' });
    changed();
  };

  if (view.at === 'password') {
    return <PasswordStep onDone={(made) => setView({ at: 'scan', ...made })} onCancel={rest} />;
  }
  if (view.at === 'scan') return <ScanStep {...view} onDone={turnedOn} onCancel={rest} />;
  if (view.at === 'codes') return <RecoveryCodes codes={view.codes} onKept={rest} />;
  if (view.at === 'renew') {
    const renewed = (codes: string[]) => {
      setView({ at: 'codes', codes });
      retry();
    };
    return <RenewCodes of={of} onDone={renewed} onCancel={rest} />;
  }
  if (view.at === 'remove') {
    const remove = async (body: Confirmation) => {
      await call('removeTotp', { body });
      showToast({ text: texts.removed, tone: 'success' });
      rest();
      changed();
    };
    return (
      <ConfirmForm
        of={of}
        note={texts.removeNote}
        label={texts.remove}
        send={remove}
        onCancel={rest}
      />
    );
  }
  return (
    <RemoteContent
      state={state}
      failed={texts.loadFailed}
      skeleton={<Skeleton height={48} />}
      onRetry={retry}
    >
      {({ totpSince, recoveryCodes }) => (
        <Rest
          isBack={view !== atFirst}
          since={totpSince}
          codesLeft={recoveryCodes}
          onGo={(at) => setView({ at })}
        />
      )}
    </RemoteContent>
  );
}
