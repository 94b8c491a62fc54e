import { call, type InputOf } from '@/api/client';
import {
  askForPasskey,
  fillsInPasskeys,
  knowsPasskeys,
  loadPasskeys,
  stopAsking,
} from '@/api/passkeys';
import { Button } from '@/design/components/Button/Button';
import { Stack } from '@/design/components/Stack/Stack';
import { LockIcon } from '@/design/icons/icons';
import type { SessionUser } from '@/state/session';
import { failureText } from '@/texts/errors';
import { passkeyFailure, passkeyTexts } from '@/texts/passkeys';
import { SECOND_STEP_LIFETIME } from '@contract/rules/members/second-factor';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { FormError } from './FormError';

/** Refused choices after which only the button asks again: a device may answer without a person. */
const REFUSALS_MOST = 2;

// The server forgets an offer after ten minutes.
const RENEWED_AFTER = 0.9 * SECOND_STEP_LIFETIME;

interface Chosen {
  token: string;
  passkey: InputOf<'logInWithPasskey'>['body']['passkey'];
}

async function choose(isFilledIn: boolean): Promise<Chosen> {
  const { token, options } = await call('startPasskeyLogin', {});
  return { token, passkey: await askForPasskey(options, isFilledIn) };
}

async function signIn(body: Chosen): Promise<SessionUser> {
  const { user, ...facts } = await call('logInWithPasskey', { body });
  return { ...user, ...facts };
}

/** Offers passkeys where the browser fills in the email; null if none is chosen. */
async function offer(isOver: () => boolean): Promise<Chosen | null> {
  try {
    if (!knowsPasskeys() || !(await fillsInPasskeys()) || isOver()) return null;
    return await choose(true);
  } catch {
    // Nobody asked for the offer: the button and the password work without it.
    return null;
  }
}

interface PasskeyLoginProps {
  onDone: (user: SessionUser) => void;
}

/** Signs in with a passkey: by a button, and where the browser fills in the email. */
export default function PasskeyLogin({ onDone }: PasskeyLoginProps) {
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [offers, setOffers] = useState(0);
  const refusals = useRef(0);

  const done = useEffectEvent(onDone);
  const refused = useEffectEvent((failure: unknown) => {
    setError(failureText(failure, passkeyTexts.failed));
    refusals.current += 1;
    if (refusals.current < REFUSALS_MOST) setOffers((count) => count + 1);
  });
  useEffect(() => {
    let isOver = false;
    offer(() => isOver)
      .then(async (chosen) => chosen && done(await signIn(chosen)))
      .catch((failure: unknown) => isOver || refused(failure));
    const renewal = setTimeout(() => setOffers((count) => count + 1), RENEWED_AFTER);
    return () => {
      isOver = true;
      clearTimeout(renewal);
      void stopAsking().catch(() => undefined);
    };
  }, [offers]);

  async function press(): Promise<void> {
    setBusy(true);
    setError(null);
    try {
      onDone(await signIn(await choose(false)));
    } catch (failure) {
      setError(failureText(failure, passkeyFailure(failure, passkeyTexts.failed)));
      setBusy(false);
      setOffers((count) => count + 1);
    }
  }

  if (!knowsPasskeys()) return null;
  return (
    <Stack gap={12} onPointerEnter={loadPasskeys}>
      <FormError>{error}</FormError>
      <Button
        variant="outline"
        size="lg"
        fullWidth
        icon={<LockIcon />}
        busy={isBusy}
        onClick={() => void press()}
      >
        {passkeyTexts.login}
      </Button>
    </Stack>
  );
}
