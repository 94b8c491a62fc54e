import { call, type OutputOf } from '@/api/client';
import { ProviderTile } from '@/components/ProviderButton/ProviderButton';
import { RemoteContent } from '@/components/RemoteContent/RemoteContent';
import { SubmitButton } from '@/components/SubmitButton/SubmitButton';
import { useFieldsForm } from '@/components/useFieldsForm';
import { myPath } from '@/config/routes';
import { Box } from '@/design/components/Box/Box';
import { Button } from '@/design/components/Button/Button';
import { Cluster } from '@/design/components/Cluster/Cluster';
import { Field } from '@/design/components/Field/Field';
import { Skeleton } from '@/design/components/Skeleton/Skeleton';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import type { OfferedProvider } from '@/state/loginProviders';
import { createRemote } from '@/state/remote';
import { showToastAtom } from '@/state/toasts';
import { useRemote } from '@/state/useRemote';
import { revealTexts } from '@/texts/password';
import { providerTexts as texts } from '@/texts/providers';
import { secondFactorTexts } from '@/texts/secondFactor';
import { unlinkAccount } from '@contract/endpoints/login-providers';
import { startPasskey } from '@contract/endpoints/passkeys';
import type { LoginProvider } from '@contract/rules/members/login-providers';
import { seoulDay, timeAgo } from '@contract/rules/site/time';
import { check } from '@contract/validate';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { list, row } from './LinkedAccounts.css';

type Own = Pick<OutputOf<'listLinkedAccounts'>, 'hasPassword' | 'accounts'>;
type Account = Own['accounts'][number];

/** The member's accounts at providers, by member id. */
const ownRemote = createRemote<Own>({
  load: (_of, signal) => call('listLinkedAccounts', {}, signal),
});

/** What is about to be changed. */
interface Change {
  act: 'link' | 'unlink';
  provider: LoginProvider;
}

interface RowProps {
  provider: LoginProvider;
  account: Account | undefined;
  /** The current time, ms. */
  now: number;
  onGo: (act: Change['act']) => void;
}

/** A provider, and the member's account there. */
function ProviderRow({ provider, account, now, onGo }: RowProps) {
  const name = texts.names[provider];
  const used = account?.lastUsedAt && texts.usedOn(timeAgo(Date.parse(account.lastUsedAt), now));
  return (
    <Box as="li" display="flex" alignItems="center" gap={12} paddingY={8} className={row}>
      <ProviderTile provider={provider} />
      <Stack gap={2} flexGrow={1} minWidth={0}>
        <Text variant="label">{name}</Text>
        <Text variant="meta" tone="muted">
          {account
            ? `${texts.linkedOn(seoulDay(Date.parse(account.linkedAt)))} · ${used || texts.unused}`
            : texts.notLinked}
        </Text>
      </Stack>
      <Button
        variant={account ? 'soft' : 'outline'}
        size="sm"
        aria-label={account ? texts.unlinkOf(name) : texts.linkOf(name)}
        onClick={() => onGo(account ? 'unlink' : 'link')}
      >
        {account ? texts.unlink : texts.link}
      </Button>
    </Box>
  );
}

interface ChangeFormProps {
  change: Change;
  hasPassword: boolean;
  onDone: () => void;
  onCancel: () => void;
}

/** Asks for the password of a member who has one, then links or unlinks. */
function ChangeForm({ change, hasPassword, onDone, onCancel }: ChangeFormProps) {
  const { act, provider } = change;
  const name = texts.names[provider];
  const navigate = useNavigate();
  const { formError, sending, form, field } = useFieldsForm<'password', { password?: string }>({
    names: ['password'],
    check: (values) =>
      hasPassword ? check(startPasskey.body, values) : check(unlinkAccount.body, {}),
    send: async (body) => {
      const params = { provider };
      if (act === 'unlink') {
        await call('unlinkAccount', { params, body });
        onDone();
        return;
      }
      const returnTo = myPath('settings');
      const { url } = await call('startProviderLink', { params, body: { ...body, returnTo } });
      // A simulated provider is a page of our own.
      if (url.startsWith('/')) await navigate(url);
      else location.assign(url);
    },
    password: 'password',
    failed: texts.changeFailed,
  });
  return (
    <Stack as="form" gap={20} {...form}>
      <Text as="p">{act === 'link' ? texts.linkNote(name) : texts.unlinkNote(name)}</Text>
      {hasPassword && (
        <Field
          label={texts.password}
          type="password"
          reveal={revealTexts}
          autoComplete="current-password"
          autoFocus
          {...field('password')}
        />
      )}
      <div role="alert">
        {formError !== null && (
          <Text as="p" variant="meta" tone="danger">
            {formError}
          </Text>
        )}
      </div>
      <Cluster gap={8}>
        <SubmitButton variant="outline" busy={sending} busyLabel={secondFactorTexts.busy}>
          {act === 'link' ? texts.link : texts.unlink}
        </SubmitButton>
        <Button variant="ghost" onClick={onCancel}>
          {secondFactorTexts.cancel}
        </Button>
      </Cluster>
    </Stack>
  );
}

interface LinkedAccountsProps {
  /** The member's id. */
  of: string;
  offered: readonly OfferedProvider[];
}

/** A member's accounts at providers: link, unlink. */
export default function LinkedAccounts({ of, offered }: LinkedAccountsProps) {
  const { state, retry } = useRemote(ownRemote, of);
  const [now] = useState(() => Date.now());
  const [change, setChange] = useState<Change | null>(null);
  const showToast = useSetAtom(showToastAtom);
  if (change !== null && state.status === 'ready') {
    const done = () => {
      showToast({ text: texts.unlinked(texts.names[change.provider]), tone: 'success' });
      setChange(null);
      retry();
    };
    return (
      <ChangeForm
        change={change}
        hasPassword={state.value.hasPassword}
        onDone={done}
        onCancel={() => setChange(null)}
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
      {({ accounts, hasPassword }) => (
        <Stack gap={12}>
          <ul className={list} aria-label={texts.list}>
            {offered.map(({ provider }) => (
              <ProviderRow
                key={provider}
                provider={provider}
                account={accounts.find((one) => one.provider === provider)}
                now={now}
                onGo={(act) => setChange({ act, provider })}
              />
            ))}
          </ul>
          {!hasPassword && (
            <Text as="p" variant="meta" tone="muted">
              {texts.noPassword}
            </Text>
          )}
          {offered.some(({ isSimulated }) => isSimulated) && (
            <Text as="p" variant="meta" tone="muted">
              {texts.simulated}
            </Text>
          )}
        </Stack>
      )}
    </RemoteContent>
  );
}
