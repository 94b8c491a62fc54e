import type { Sessions } from '../auth/sessions';
import type { Log } from '../lib/log';

const MINUTE = 60_000;

/** Writes when sessions were last seen, once a minute. @returns what writes the rest and ends it */
export function startLastSeen(sessions: Sessions, log: Log): () => Promise<void> {
  const write = () =>
    sessions.flush().catch((error: unknown) => {
      log.warn({ err: error }, 'when sessions were seen could not be written yet');
    });
  const timer = setInterval(() => void write(), MINUTE);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await write();
  };
}
