import { call } from '@/api/client';
import { RemoteContent } from '@/components/RemoteContent/RemoteContent';
import { useFieldsForm } from '@/components/useFieldsForm';
import { Button } from '@/design/components/Button/Button';
import { Cluster } from '@/design/components/Cluster/Cluster';
import { Field } from '@/design/components/Field/Field';
import { Skeleton } from '@/design/components/Skeleton/Skeleton';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { askSessionAtom } from '@/state/session';
import { showToastAtom } from '@/state/toasts';
import { useRemote } from '@/state/useRemote';
import { revealTexts } from '@/texts/password';
import { secondFactorTexts as texts } from '@/texts/secondFactor';
import { removeTotp } from '@contract/endpoints/second-factor';
import { seoulDay } from '@contract/rules/site/time';
import { check } from '@contract/validate';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { Actions } from './Actions';
import { RecoveryCodes } from './RecoveryCodes';
import { PasswordStep, ScanStep, type NewSecret } from './SetUp';
import { secondFactor } from './secondFactor';

/** What the section shows. */
type View =
  | { at: 'rest' | 'password' | 'renew' | 'remove' }
  | ({ at: 'scan' } & NewSecret)
  | { at: 'codes'; codes: string[] };

const names = ['password', 'code'] as const;

interface ConfirmFormProps {
  /** What happens with the password and a code. */
  note: string;
  label: string;
  send: (body: { password: string; code: string }) => Promise<void>;
  onCancel: () => void;
}

/** Asks for the password and a code. */
function ConfirmForm({ note, label, send, onCancel }: ConfirmFormProps) {
  const { formError, sending, form, field } = useFieldsForm({
    names,
    check: (values) => check(removeTotp.body, values),
    send,
    password: 'password',
    failed: texts.failed,
  });
  return (
    <Stack as="form" gap={20} {...form}>
      <Text as="p">{note}</Text>
      <Field
        label={texts.password}
        type="password"
        reveal={revealTexts}
        autoComplete="current-password"
        autoFocus
        {...field('password')}
      />
      <Field label={texts.codeOrRecovery} autoComplete="one-time-code" {...field('code')} />
      <Actions error={formError} sending={sending} label={label} onCancel={onCancel} />
    </Stack>
  );
}

interface RestProps {
  /** When it was set up; null without one. */
  since: string | null;
  codesLeft: number;
  onGo: (at: 'password' | 'renew' | 'remove') => void;
}

/** Whether there is a second factor, and what can be done. */
function Rest({ since, codesLeft, onGo }: RestProps) {
  if (since === null) {
    return (
      <Stack gap={12} alignItems="flex-start">
        <Text as="p">{texts.off}</Text>
        <Button variant="outline" onClick={() => onGo('password')}>
          {texts.setUp}
        </Button>
      </Stack>
    );
  }
  return (
    <Stack gap={12}>
      <Text as="p">{texts.on(seoulDay(Date.parse(since)))}</Text>
      <Text as="p" variant="meta" tone={codesLeft === 0 ? 'danger' : 'muted'}>
        {codesLeft === 0 ? texts.codesGone : texts.codesLeft(codesLeft)}
      </Text>
      <Cluster gap={8}>
        <Button variant="outline" onClick={() => onGo('renew')}>
          {texts.renew}
        </Button>
        <Button variant="soft" onClick={() => onGo('remove')}>
          {texts.remove}
        </Button>
      </Cluster>
    </Stack>
  );
}

/** An admin's second factor: set up, renew its recovery codes, remove. */
export default function SecondFactor({ of }: { of: string }) {
  const { state, retry } = useRemote(secondFactor, of);
  const [view, setView] = useState<View>({ at: 'rest' });
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
    setView({ at: 'codes', codes });
    changed();
  };

  if (view.at === 'password') {
    return <PasswordStep onDone={(made) => setView({ at: 'scan', ...made })} onCancel={rest} />;
  }
  if (view.at === 'scan') return <ScanStep {...view} onDone={turnedOn} onCancel={rest} />;
  if (view.at === 'codes') return <RecoveryCodes codes={view.codes} onKept={rest} />;
  if (view.at === 'renew') {
    const renew = async (body: { password: string; code: string }) => {
      const { recoveryCodes } = await call('renewRecoveryCodes', { body });
      setView({ at: 'codes', codes: recoveryCodes });
      retry();
    };
    return (
      <ConfirmForm
        key="renew"
        note={texts.renewNote}
        label={texts.renew}
        send={renew}
        onCancel={rest}
      />
    );
  }
  if (view.at === 'remove') {
    const remove = async (body: { password: string; code: string }) => {
      await call('removeTotp', { body });
      showToast({ text: texts.removed, tone: 'success' });
      rest();
      changed();
    };
    return (
      <ConfirmForm
        key="remove"
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
        <Rest since={totpSince} codesLeft={recoveryCodes} onGo={(at) => setView({ at })} />
      )}
    </RemoteContent>
  );
}
