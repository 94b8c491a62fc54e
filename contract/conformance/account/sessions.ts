import { describe, expect, it } from 'vitest';
import { mailSubject } from '../../mails';
import { reasonTexts } from '../../texts';
import { realTime, setClock } from '../support/balances';
import { createClient, type Client } from '../support/client';
import { addPasskey, logInWithPasskey, newDevice } from '../support/passkeys';
import { link, logInAt } from '../support/providers';
import type { StartSubject } from '../support/subject';
import { signIn, signUp, useWorld, type Stranger } from '../support/world';
import { letTimePass } from '../support/writing';

const UNKNOWN = 'nobodys-session';

/** The mail about a login on a new device. */
export function newDeviceSuite(start: StartSubject): void {
  describe('a login on a device that the account does not know', () => {
    const world = useWorld(start);
    const told = async (to: string) =>
      (await world.subject.mails(to)).filter(({ subject }) => subject === mailSubject('newDevice'))
        .length;

    it('is announced once by mail for every kind of login, but not at sign-up', async () => {
      const person = await signUp(world.subject);
      const { email, password } = person;
      const body = { email, password };
      expect(await told(email)).toBe(0);
      await person.ok('login', { body });
      expect(await told(email)).toBe(0);
      const laptop = createClient(world.subject);
      await laptop.ok('login', { body });
      await laptop.ok('login', { body });
      expect(await told(email)).toBe(1);
      await laptop.fails('login', 'BAD_CREDENTIALS', { body: { email, password: 'wrong' } });
      await createClient(world.subject).fails('login', 'BAD_CREDENTIALS', {
        body: { email, password: 'wrong' },
      });
      expect(await told(email)).toBe(1);

      const device = newDevice(world);
      await addPasskey(person, device);
      await logInWithPasskey(world, device);
      expect(await told(email)).toBe(2);
      const who = { email: 'device@kakao.test', isConfirmed: false };
      await link(person, 'kakao', who);
      await logInAt(createClient(world.subject), 'kakao', who);
      expect(await told(email)).toBe(3);
    });
  });
}

/** A member's sessions: the list, and ending them. */
export function sessionsSuite(start: StartSubject): void {
  describe('sessions', () => {
    const world = useWorld(start);
    const list = async (client: Client) => (await client.ok('listSessions')).sessions;

    async function signInAgain({ email, password }: Stranger, agent: string): Promise<Client> {
      const client = createClient(world.subject);
      const headers = { 'user-agent': agent };
      await client.ok('login', { body: { email, password }, headers });
      return client;
    }

    it('are listed with the current one first, then by last use', async () => {
      const begun = Date.now();
      const stranger = await signUp(world.subject);
      const phone = await signInAgain(stranger, 'phone');
      await letTimePass();
      const tablet = await signInAgain(stranger, 'tablet '.repeat(100));
      const sessions = await list(phone);
      expect(sessions).toHaveLength(3);
      expect(sessions.map(({ isCurrent }) => isCurrent)).toEqual([true, false, false]);
      expect(sessions[1]?.userAgent).toBe('tablet '.repeat(100).slice(0, 300));
      for (const { createdAt, lastSeenAt } of sessions) {
        for (const moment of [createdAt, lastSeenAt].map(Date.parse)) {
          expect(moment).toBeGreaterThanOrEqual(begun - 1000);
          expect(moment).toBeLessThanOrEqual(Date.now() + 1000);
        }
      }
      const ids = sessions.map(({ sessionId }) => sessionId);
      expect(new Set(ids).size).toBe(3);
      expect((await list(tablet)).map(({ sessionId }) => sessionId).sort()).toEqual(ids.sort());
    });

    it('have ids that cannot be used to sign in', async () => {
      const stranger = await signUp(world.subject);
      const [session] = await list(stranger);
      const [name = '', value = ''] = stranger.cookie?.split('=') ?? [];
      expect(session?.sessionId).not.toBe(value);
      const forged = createClient(world.subject, `${name}=${session?.sessionId}`);
      expect((await forged.ok('me')).user).toBeNull();
    });

    it('end one by one, at once and for good', async () => {
      const stranger = await signUp(world.subject);
      const phone = await signInAgain(stranger, 'phone');
      expect((await phone.ok('me')).user?.user_id).toBe(stranger.id);
      const found = (await list(stranger)).find(({ userAgent }) => userAgent === 'phone');
      const id = found?.sessionId ?? '';
      expect(await stranger.ok('endSession', { id })).toEqual({ success: true });
      expect((await phone.ok('me')).user).toBeNull();
      expect(await list(stranger)).toHaveLength(1);
      const error = await stranger.fails('endSession', 'NOT_FOUND', { id });
      expect(error.error).toBe(reasonTexts.sessionNotFound);
    });

    it('end with their cookie when the current one is ended', async () => {
      const stranger = await signUp(world.subject);
      const [session] = await list(stranger);
      const copy = createClient(world.subject, stranger.cookie);
      await stranger.ok('endSession', { id: session?.sessionId });
      expect(stranger.cookie).toBeNull();
      expect((await copy.ok('me')).user).toBeNull();
    });

    it('sessions of another member are not found', async () => {
      const [session] = await list(world.admin);
      for (const id of [session?.sessionId ?? '', UNKNOWN, 'user2', '2']) {
        await world.member.fails('endSession', 'NOT_FOUND', { id });
      }
      expect((await world.admin.ok('me')).user?.user_id).toBe('user2');
    });

    it('end all at once except the current one', async () => {
      const stranger = await signUp(world.subject);
      const others = [await signInAgain(stranger, 'one'), await signInAgain(stranger, 'two')];
      expect(await stranger.ok('endOtherSessions')).toEqual({ success: true, ended: 2 });
      expect(await stranger.ok('endOtherSessions')).toEqual({ success: true, ended: 0 });
      for (const other of others) expect((await other.ok('me')).user).toBeNull();
      expect((await stranger.ok('me')).user?.user_id).toBe(stranger.id);
      // Other members keep theirs.
      expect((await world.member.ok('me')).user?.user_id).toBe('user1');
    });
  });

  describe('sessions of admins', () => {
    const world = useWorld(start);

    it('end when an admin makes no request for twelve hours; members keep theirs', async () => {
      const [admin, member] = [await signIn(world.subject, 2), await signIn(world.subject, 1)];
      const begun = Date.now();
      const userAt = async (client: Client, minutes: number) => {
        setClock(begun + minutes * 60_000);
        return (await client.ok('me')).user?.user_id ?? null;
      };
      try {
        expect(await userAt(admin, 719)).toBe('user2');
        expect(await userAt(admin, 1430)).toBe('user2');
        expect(await userAt(admin, 2152)).toBeNull();
        await admin.fails('listSessions', 'LOGIN_REQUIRED');
        expect(await userAt(member, 2152)).toBe('user1');
      } finally {
        realTime();
      }
    });
  });
}
