import { fetchSessions, removeOtherSessions, removeSession } from '@/api/me';
import { showToastAtom } from '@/state/toasts';
import { failureText } from '@/texts/errors';
import { settingsTexts } from '@/texts/settings';
import { useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { loadDeviceNames } from './device';

type Session = Awaited<ReturnType<typeof fetchSessions>>[number];

/** A place where one is signed in, with a name for it. */
export interface NamedSession extends Session {
  device: string;
}

type Answer =
  | { status: 'loading' }
  | { status: 'failed'; error: unknown }
  | { status: 'loaded'; sessions: NamedSession[] };

async function fetchNamed(signal: AbortSignal): Promise<NamedSession[]> {
  const [sessions, nameOf] = await Promise.all([fetchSessions(signal), loadDeviceNames()]);
  return sessions.map((session) => ({ ...session, device: nameOf(session.userAgent) }));
}

/** Where one is signed in, and how to end that. */
export function useSessions() {
  const [answer, setAnswer] = useState<Answer>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const [ending, setEnding] = useState<string | null>(null);
  const showToast = useSetAtom(showToastAtom);

  useEffect(() => {
    const controller = new AbortController();
    const show = (next: Answer) => {
      if (!controller.signal.aborted) setAnswer(next);
    };
    fetchNamed(controller.signal).then(
      (sessions) => show({ status: 'loaded', sessions }),
      (error: unknown) => show({ status: 'failed', error }),
    );
    return () => controller.abort();
  }, [attempt]);

  async function end(what: string, work: () => Promise<string>, stays: (one: Session) => boolean) {
    if (ending) return;
    setEnding(what);
    try {
      const text = await work();
      setAnswer((now) =>
        now.status === 'loaded' ? { ...now, sessions: now.sessions.filter(stays) } : now,
      );
      showToast({ text, tone: 'success' });
    } catch (error) {
      showToast({ text: failureText(error, settingsTexts.signOutFailed), tone: 'error' });
    }
    setEnding(null);
  }

  return {
    answer,
    /** The session whose end is under way; `others` for all but this one. */
    ending,
    retry: () => {
      setAnswer({ status: 'loading' });
      setAttempt((count) => count + 1);
    },
    endOne: ({ sessionId, device }: NamedSession) =>
      end(
        sessionId,
        () => removeSession(sessionId).then(() => settingsTexts.signedOut(device)),
        (one) => one.sessionId !== sessionId,
      ),
    endOthers: () =>
      end(
        'others',
        () => removeOtherSessions().then(settingsTexts.signedOutOthers),
        ({ isCurrent }) => isCurrent,
      ),
  };
}
