import { call } from '@/api/client';
import { knowsPasskeys } from '@/api/passkeys';
import { RemoteContent } from '@/components/RemoteContent/RemoteContent';
import { Badge } from '@/design/components/Badge/Badge';
import { Box } from '@/design/components/Box/Box';
import { Button } from '@/design/components/Button/Button';
import { Cluster } from '@/design/components/Cluster/Cluster';
import { Skeleton } from '@/design/components/Skeleton/Skeleton';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { askSessionAtom } from '@/state/session';
import { showToastAtom } from '@/state/toasts';
import { useRemote, useSharedRemote } from '@/state/useRemote';
import { passkeyTexts as texts } from '@/texts/passkeys';
import { secondFactorTexts } from '@/texts/secondFactor';
import { seoulDay, timeAgo } from '@contract/rules/site/time';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { ConfirmForm, type Confirmation } from './ConfirmForm';
import { AddPasskey, RenamePasskey } from './PasskeyForms';
import { passkeysRemote, type Passkey } from './passkeys';
import { list, row } from './Passkeys.css';
import { CodesLeft, RecoveryCodes, RenewCodes } from './RecoveryCodes';
import { secondFactor, useFactors } from './secondFactor';

/** What the section shows. */
type View =
  | { at: 'rest' | 'add' | 'renew' }
  | { at: 'rename' | 'remove'; passkey: Passkey }
  | { at: 'codes'; codes: string[] };

interface PasskeyRowProps {
  passkey: Passkey;
  /** The current time, ms. */
  now: number;
  onGo: (at: 'rename' | 'remove') => void;
}

/** A passkey: its name, its dates, and what can be done. */
function PasskeyRow({ passkey, now, onGo }: PasskeyRowProps) {
  const { name, createdAt, lastUsedAt, isSynced } = passkey;
  const used = lastUsedAt && texts.usedOn(timeAgo(Date.parse(lastUsedAt), now));
  return (
    <Box as="li" display="flex" alignItems="center" gap={12} paddingY={8} className={row}>
      <Stack gap={2} flexGrow={1} minWidth={0}>
        <Cluster as="span" rowGap={0} columnGap={8}>
          <Text variant="label">{name}</Text>
          {isSynced && <Badge tone="neutral">{texts.synced}</Badge>}
        </Cluster>
        <Text variant="meta" tone="muted">
          {texts.madeOn(seoulDay(Date.parse(createdAt)))}
          {' · '}
          {used ?? texts.unused}
        </Text>
      </Stack>
      <Cluster gap={8}>
        <Button
          variant="ghost"
          size="sm"
          aria-label={texts.renameOf(name)}
          onClick={() => onGo('rename')}
        >
          {texts.rename}
        </Button>
        <Button
          variant="soft"
          size="sm"
          aria-label={texts.removeOf(name)}
          onClick={() => onGo('remove')}
        >
          {texts.remove}
        </Button>
      </Cluster>
    </Box>
  );
}

interface PasskeyListProps {
  /** Whether it comes back after a form: it takes the focus, so that the page stays at it. */
  isBack: boolean;
  /** The member's id. */
  of: string;
  passkeys: readonly Passkey[];
  onGo: (view: View) => void;
}

/** All passkeys, and the recovery codes if no authenticator app shows them. */
function PasskeyList({ isBack, of, passkeys, onGo }: PasskeyListProps) {
  const [now] = useState(() => Date.now());
  const factors = useFactors(of);
  const showsCodes = factors !== null && factors.totpSince === null;
  return (
    <Stack gap={12}>
      {passkeys.length === 0 ? (
        <Text as="p">{texts.none}</Text>
      ) : (
        <ul className={list} aria-label={texts.list}>
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.passkeyId}
              passkey={passkey}
              now={now}
              onGo={(at) => onGo({ at, passkey })}
            />
          ))}
        </ul>
      )}
      {showsCodes && <CodesLeft count={factors.recoveryCodes} />}
      <Cluster gap={8}>
        {knowsPasskeys() && (
          <Button variant="outline" autoFocus={isBack} onClick={() => onGo({ at: 'add' })}>
            {texts.add}
          </Button>
        )}
        {showsCodes && (
          <Button variant="soft" onClick={() => onGo({ at: 'renew' })}>
            {secondFactorTexts.renew}
          </Button>
        )}
      </Cluster>
      {!knowsPasskeys() && (
        <Text as="p" variant="meta" tone="muted">
          {texts.notKnown}
        </Text>
      )}
    </Stack>
  );
}

const atFirst: View = { at: 'rest' };

/** A member's passkeys: add, rename, delete. */
export default function Passkeys({ of }: { of: string }) {
  const { state, retry } = useRemote(passkeysRemote, of);
  const { retry: retryFactors } = useSharedRemote(secondFactor, of);
  const factors = useFactors(of);
  const change = useSetAtom(passkeysRemote.changeAtom);
  const [view, setView] = useState(atFirst);
  const showToast = useSetAtom(showToastAtom);
  const askSession = useSetAtom(askSessionAtom);
  const rest = () => setView({ at: 'rest' });

  function changed(text: string): void {
    showToast({ text, tone: 'success' });
    retry();
    retryFactors();
    // The admin area may open or close with it.
    void askSession();
  }

  if (view.at === 'add') {
    const added = (codes: string[]) => {
      setView(codes.length > 0 ? { at: 'codes', codes } : { at: 'rest' });
      changed(texts.added);
    };
    return <AddPasskey onDone={added} onCancel={rest} />;
  }
  if (view.at === 'codes') return <RecoveryCodes codes={view.codes} onKept={rest} />;
  if (view.at === 'renew') {
    const renewed = (codes: string[]) => {
      setView({ at: 'codes', codes });
      retryFactors();
    };
    return <RenewCodes of={of} onDone={renewed} onCancel={rest} />;
  }
  if (view.at === 'rename') {
    const renamed = (passkey: Passkey) => {
      change(of, (all) => all.map((one) => (one.passkeyId === passkey.passkeyId ? passkey : one)));
      showToast({ text: texts.renamed, tone: 'success' });
      rest();
    };
    return <RenamePasskey passkey={view.passkey} onDone={renamed} onCancel={rest} />;
  }
  if (view.at === 'remove') {
    const { passkeyId, name } = view.passkey;
    const remove = async (body: Confirmation) => {
      await call('deletePasskey', { params: { passkeyId }, body });
      rest();
      changed(texts.removed);
    };
    return (
      <ConfirmForm
        of={of}
        isByPasswordAlone={factors === null}
        note={texts.removeNote(name)}
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
      {(passkeys) => (
        <PasskeyList isBack={view !== atFirst} of={of} passkeys={passkeys} onGo={setView} />
      )}
    </RemoteContent>
  );
}
