import { fullConsent } from '@contract/legal/consents';
import type { Parts } from '../app';
import { noLimits } from '../limits/limits';
import { cheapPasswords } from './cheap-passwords';
import { ask, cookieOf } from './http';
import type { TestServer } from './subject';

const email = 'racer@server.test';
const OLD = 'racing-password-old';
const NEW = 'racing-password-new';

/** The results of logins that a change of their password overtook. */
export interface PasswordRace {
  /** The status of the change. */
  change: number;
  /** The status of the login that was checked before the change and answered after it. */
  overtaken: number;
  /** The number of sessions that survived a change sent together with their login. */
  survivors: number;
}

const ROUNDS = 12;

/** Makes changes of a password overtake logins with the old one. */
export async function racePasswords(
  start: (parts: Partial<Parts>) => Promise<TestServer>,
): Promise<PasswordRace> {
  const real = cheapPasswords();
  /** Called after the check of a login's password, before the login continues. */
  let onChecked: () => Promise<void> = () => Promise.resolve();
  const passwords: typeof real = {
    ...real,
    matches: async (passwordHash, password, asker) => {
      const isRight = await real.matches(passwordHash, password, asker);
      // The change itself has a session, so it is a known asker.
      if (asker === 'unknown') await onChecked();
      return isRight;
    },
  };
  const server = await start({ limits: noLimits, passwords });
  const send = (path: string, body: object, cookie?: string) =>
    ask(server, path, { method: 'POST', body, cookie });
  const joined = { email, password: OLD, user_name: '먼저 온 사람', ...fullConsent };
  const cookie = cookieOf(await send('/api/auth/signup', joined));
  const change = async (currentPassword: string, newPassword: string) =>
    (await send('/api/me/password', { currentPassword, newPassword }, cookie)).status;
  const login = (password: string) => send('/api/auth/login', { email, password });

  let changed = 0;
  onChecked = async () => {
    onChecked = () => Promise.resolve();
    changed = await change(OLD, NEW);
  };
  const overtaken = (await login(OLD)).status;

  let survivors = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const [from, to] = round % 2 === 0 ? [NEW, OLD] : [OLD, NEW];
    const logins = Array.from({ length: 4 }, () => login(from));
    const [status, ...answers] = await Promise.all([change(from, to), ...logins]);
    if (status !== 200) throw new Error(`The change of round ${round} was answered ${status}`);
    for (const answer of answers) {
      const sessions = await ask(server, '/api/me/sessions', { cookie: cookieOf(answer) });
      if (sessions.status === 200) survivors += 1;
    }
  }
  await server.close();
  return { change: changed, overtaken, survivors };
}
