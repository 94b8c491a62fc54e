import { call } from '@/api/client';
import { myPath, returnPath, routes, welcomePath } from '@/config/routes';
import { Heading } from '@/design/components/Heading/Heading';
import { LinkButton } from '@/design/components/Button/LinkButton';
import { Spinner } from '@/design/components/Spinner/Spinner';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import type { SessionUser } from '@/state/session';
import { showToastAtom } from '@/state/toasts';
import { failureText } from '@/texts/errors';
import { providerTexts as texts } from '@/texts/providers';
import { loginProviders, type LoginProvider } from '@contract/rules/members/login-providers';
import { useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { FormError } from './FormError';
import { NewcomerForm, type Newcomer } from './NewcomerForm';
import { SecondStep } from './SecondStep';
import { signInAtom } from './signInAtom';
import { SimulatedProvider } from './SimulatedProvider';
import type { Step } from './useAuthForm';

const providerOf = (name: string | null): LoginProvider | null =>
  loginProviders.find((provider) => provider === name) ?? null;

type View =
  | { at: 'checking' }
  | { at: 'failed'; reason: string }
  | { at: 'step'; step: Step }
  | { at: 'newcomer'; newcomer: Newcomer };

interface ReturnProps {
  provider: LoginProvider;
  state: string;
  /** Null if the person did not sign in there. */
  code: string | null;
}

/** Ends a visit at a provider: signs in, asks for what is missing, or says that an account is linked. */
function ProviderReturn({ provider, state, code }: ReturnProps) {
  const [view, setView] = useState<View>(
    code === null ? { at: 'failed', reason: texts.cancelled } : { at: 'checking' },
  );
  const [target, setTarget] = useState<string | null>(null);
  const signIn = useSetAtom(signInAtom);
  const showToast = useSetAtom(showToastAtom);
  const navigate = useNavigate();
  const done = (user: SessionUser, to = target, isNew = false) => {
    signIn(user, isNew);
    void navigate(isNew ? welcomePath(to) : returnPath(to), { replace: true });
  };

  const end = useEffectEvent(async (proof: string): Promise<void> => {
    try {
      const body = { state, code: proof };
      const answer = await call('finishProviderVisit', { params: { provider }, body });
      const { success: _, user, secondFactor, newcomer, isLinked, returnTo, ...facts } = answer;
      setTarget(returnTo);
      if (secondFactor) setView({ at: 'step', step: secondFactor });
      else if (newcomer) setView({ at: 'newcomer', newcomer });
      else if (isLinked) {
        showToast({ text: texts.linked(texts.names[provider]), tone: 'success' });
        void navigate(returnPath(returnTo ?? myPath('settings')), { replace: true });
      } else if (user) done({ ...user, ...facts }, returnTo);
    } catch (failure) {
      setView({ at: 'failed', reason: failureText(failure, texts.finishFailed) });
    }
  });
  // Effects may run twice in development, but an answer ends its visit.
  const isBegun = useRef(false);
  useEffect(() => {
    if (isBegun.current || code === null) return;
    isBegun.current = true;
    void end(code);
  }, [code]);

  if (view.at === 'step') {
    const restart = (reason: string | null) =>
      setView({ at: 'failed', reason: reason ?? texts.cancelled });
    return <SecondStep step={view.step} onDone={done} onRestart={restart} />;
  }
  if (view.at === 'newcomer') {
    const joined = (user: SessionUser) => done(user, target, true);
    return <NewcomerForm provider={provider} newcomer={view.newcomer} onDone={joined} />;
  }
  if (view.at === 'failed') {
    return (
      <Stack gap={24}>
        <Stack paddingY={8}>
          <Heading level={1}>{texts.notDone}</Heading>
        </Stack>
        <FormError>{view.reason}</FormError>
        <LinkButton as={Link} to={routes.login} replace size="lg" fullWidth>
          {texts.restart}
        </LinkButton>
      </Stack>
    );
  }
  return (
    <Stack gap={12} alignItems="center" paddingY={24} aria-busy="true">
      <Spinner />
      <Text as="p" role="status" tone="muted">
        {texts.checking}
      </Text>
    </Stack>
  );
}

/** What the login page shows for a visit at a provider: a simulated provider, or the way back. */
export default function ProviderVisit() {
  const [query] = useSearchParams();
  const get = (name: string) => query.get(name) ?? '';
  const simulated = providerOf(query.get('simulated'));
  const [state, nonce, challenge] = [get('state'), get('nonce'), get('challenge')];
  if (simulated) {
    return <SimulatedProvider visit={{ provider: simulated, state, nonce, challenge }} />;
  }
  const provider = providerOf(query.get('provider')) ?? 'kakao';
  return <ProviderReturn provider={provider} state={state} code={query.get('code')} />;
}
