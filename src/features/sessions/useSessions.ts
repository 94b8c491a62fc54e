import { call, type OutputOf } from '@/api/client';
import { createRemote } from '@/state/remote';
import { viewerAtom } from '@/state/session';
import { showToastAtom } from '@/state/toasts';
import { useRemote } from '@/state/useRemote';
import { failureText } from '@/texts/errors';
import { settingsTexts } from '@/texts/settings';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { loadDeviceNames } from './device';

type Session = OutputOf<'listSessions'>['sessions'][number];

/** A session with a name for its device. */
export interface NamedSession extends Session {
  device: string;
}

const sessionsRemote = createRemote<readonly NamedSession[]>({
  load: async (_of, signal) => {
    const [sessions, nameOf] = await Promise.all([
      call('listSessions', {}, signal).then((answer) => answer.sessions),
      loadDeviceNames(),
    ]);
    return sessions.map((session) => ({ ...session, device: nameOf(session.userAgent) }));
  },
});

/** The member's sessions, and functions to end them. */
export function useSessions() {
  const of = useAtomValue(viewerAtom) ?? '';
  const { state, retry } = useRemote(sessionsRemote, of);
  const change = useSetAtom(sessionsRemote.changeAtom);
  const [ending, setEnding] = useState<string | null>(null);
  const showToast = useSetAtom(showToastAtom);

  async function end(what: string, work: () => Promise<string>, stays: (one: Session) => boolean) {
    if (ending) return;
    setEnding(what);
    try {
      const text = await work();
      change(of, (sessions) => sessions.filter(stays));
      showToast({ text, tone: 'success' });
    } catch (error) {
      showToast({ text: failureText(error, settingsTexts.signOutFailed), tone: 'danger' });
    }
    setEnding(null);
  }

  return {
    state,
    /** The session that is being ended; `others` for all except this one. */
    ending,
    retry,
    endOne: ({ sessionId, device }: NamedSession) =>
      end(
        sessionId,
        () =>
          call('endSession', { params: { sessionId } }).then(() => settingsTexts.signedOut(device)),
        (one) => one.sessionId !== sessionId,
      ),
    endOthers: () =>
      end(
        'others',
        () =>
          call('endOtherSessions', {})
            .then((answer) => answer.ended)
            .then(settingsTexts.signedOutOthers),
        ({ isCurrent }) => isCurrent,
      ),
  };
}
