import { afterEach, describe, expect, it } from 'vitest';
import { mailSubject } from '../../mails';
import { userHandleOf, PASSKEYS_MOST } from '../../rules/members/passkeys';
import { SECOND_STEP_LIFETIME } from '../../rules/members/second-factor';
import { parseId } from '../../rules/site/ids';
import { reasonTexts } from '../../texts';
import { realTime, setClock } from '../support/balances';
import { createClient } from '../support/client';
import {
  addPasskey,
  confirmed,
  logInWithPasskey,
  newDevice,
  passkeyLogin,
} from '../support/passkeys';
import { newAdmin } from '../support/second-factor';
import type { StartSubject } from '../support/subject';
import { signUp, useWorld } from '../support/world';

/** Passkeys: adding, renaming and deleting them. */
export function ownPasskeysSuites(start: StartSubject): void {
  describe('a passkey', () => {
    const world = useWorld(start);
    afterEach(realTime);

    it('is added with the password, and each one is told by mail', async () => {
      const person = await signUp(world.subject);
      const device = newDevice(world, { isSynced: true });
      expect((await person.ok('listPasskeys')).passkeys).toEqual([]);
      const wrong = { body: { password: 'wrong' } };
      await person.fails('startPasskey', 'BAD_CREDENTIALS', wrong);
      const { options } = await person.ok('startPasskey', { body: { password: person.password } });
      const { hostname } = new URL(world.subject.origin);
      expect(options.rp.id).toBe(hostname);
      expect(options.user.name).toBe(person.email);
      expect(options.excludeCredentials).toEqual([]);
      const passkey = await device.create(options);
      const body = { name: ' 내\n휴대폰 ', passkey };
      const added = await person.ok('addPasskey', { body });
      expect(added.recoveryCodes).toEqual([]);
      expect(added.passkey).toMatchObject({ name: '내 휴대폰', lastUsedAt: null, isSynced: true });
      const again = await person.fails('addPasskey', 'NOT_FOUND', { body });
      expect(again.error).toBe(reasonTexts.passkeyEnded);

      const next = await person.ok('startPasskey', { body: { password: person.password } });
      expect(next.options.excludeCredentials).toEqual([
        { type: 'public-key', id: passkey.id, transports: ['internal'] },
      ]);
      const second = await addPasskey(person, newDevice(world), '노트북');
      expect(second.recoveryCodes).toEqual([]);
      const { passkeys } = await person.ok('listPasskeys');
      expect(passkeys.map(({ name }) => name).sort()).toEqual(['내 휴대폰', '노트북']);
      expect((await person.ok('getSecondFactor')).secondFactor).toEqual({
        ...{ totpSince: null, recoveryCodes: 0 },
        passkeys: 2,
      });
      const mails = await world.subject.mails(person.email);
      const subject = mailSubject('passkeyWasAdded');
      expect(mails.filter((mail) => mail.subject === subject)).toHaveLength(2);
      const data = await person.ok('exportMe');
      expect(data.passkeys).toEqual(passkeys);
      expect(data.signIns.filter(({ kind }) => kind === 'passkey.add')).toHaveLength(2);
      expect(JSON.stringify(data)).not.toContain(passkey.id);
    });

    it('is refused from another address, for another challenge, or without asking the person', async () => {
      const person = await signUp(world.subject);
      const device = newDevice(world);
      const odds = [
        { origin: 'https://evil.example' },
        { challenge: 'c3RvbGVu' },
        { rpId: 'evil.example' },
        { isUnverified: true },
      ];
      const password = { body: { password: person.password } };
      for (const odd of odds) {
        const { options } = await person.ok('startPasskey', password);
        const passkey = await device.create(options, odd);
        const body = { name: '내 휴대폰', passkey };
        const refused = await person.fails('addPasskey', 'BAD_CREDENTIALS', { body });
        expect(refused.issues).toEqual([{ path: 'passkey', message: reasonTexts.wrongPasskey }]);
        // One try ends the challenge.
        const right = { name: '내 휴대폰', passkey: await device.create(options) };
        await person.fails('addPasskey', 'NOT_FOUND', { body: right });
      }
      const { options } = await person.ok('startPasskey', password);
      setClock(Date.now() + SECOND_STEP_LIFETIME);
      const late = { name: '내 휴대폰', passkey: await device.create(options) };
      await person.fails('addPasskey', 'NOT_FOUND', { body: late });
      expect((await person.ok('listPasskeys')).passkeys).toEqual([]);
    });

    it('is added only in the session that asked, and to one account', async () => {
      const person = await signUp(world.subject);
      const device = newDevice(world);
      const { options } = await person.ok('startPasskey', { body: { password: person.password } });
      const body = { name: '내 휴대폰', passkey: await device.create(options) };
      const elsewhere = createClient(world.subject);
      const { email, password } = person;
      await elsewhere.ok('login', { body: { email, password } });
      await elsewhere.fails('addPasskey', 'NOT_FOUND', { body });
      await person.ok('addPasskey', { body });

      const other = await signUp(world.subject);
      const wish = await other.ok('startPasskey', { body: { password: other.password } });
      const credentialId = body.passkey.id;
      const stolen = await newDevice(world).create(wish.options, { credentialId });
      const refused = await other.fails('addPasskey', 'CONFLICT', {
        body: { name: '남의 것', passkey: stolen },
      });
      expect(refused.error).toBe(reasonTexts.passkeyKnown);
      expect((await other.ok('listPasskeys')).passkeys).toEqual([]);
    });

    it('is renamed by its member only', async () => {
      const person = await signUp(world.subject);
      const { passkey } = await addPasskey(person, newDevice(world));
      const id = passkey.passkeyId;
      const renamed = await person.ok('renamePasskey', { id, body: { name: '새 이름' } });
      expect(renamed.passkey).toEqual({ ...passkey, name: '새 이름' });
      const stranger = world.member;
      await stranger.fails('renamePasskey', 'NOT_FOUND', { id, body: { name: '훔친 이름' } });
      expect((await person.ok('listPasskeys')).passkeys).toEqual([renamed.passkey]);
    });
  });

  describe('a member with passkeys', () => {
    const world = useWorld(start);

    it('has at most twenty, none twice', async () => {
      const person = await signUp(world.subject);
      const device = newDevice(world);
      for (let at = 0; at < PASSKEYS_MOST - 1; at += 1) await addPasskey(person, device);
      const password = { body: { password: person.password } };
      const { options } = await person.ok('startPasskey', password);
      const body = { name: '하나 더', passkey: await device.create(options) };
      await person.ok('addPasskey', { body });
      const refused = await person.fails('startPasskey', 'CONFLICT', password);
      expect(refused.error).toBe(reasonTexts.passkeysMany);
    });

    it('deletes one, as an admin, with the password and a passkey or a recovery code', async () => {
      const person = await newAdmin(world);
      const [phone, laptop] = [newDevice(world), newDevice(world)];
      const { passkey, recoveryCodes } = await addPasskey(person, phone);
      const other = await addPasskey(person, laptop, '노트북');
      const id = passkey.passkeyId;
      const { password } = person;
      const body = await confirmed(person, laptop);
      await person.fails('deletePasskey', 'BAD_CREDENTIALS', {
        id,
        body: { ...body, password: 'wrong' },
      });
      await person.fails('deletePasskey', 'VALIDATION', { id, body: { password } });
      await person.ok('deletePasskey', { id, body });
      // A challenge is good for one change.
      const twice = { id: other.passkey.passkeyId, body };
      await person.fails('deletePasskey', 'NOT_FOUND', twice);
      const code = recoveryCodes[0];
      await person.fails('deletePasskey', 'NOT_FOUND', { id, body: { password, code } });
      await person.fails('logInWithPasskey', 'BAD_CREDENTIALS', await passkeyLogin(person, phone));

      const last = { password, code: recoveryCodes[1] };
      await person.ok('deletePasskey', { id: other.passkey.passkeyId, body: last });
      const none = { totpSince: null, recoveryCodes: 0, passkeys: 0 };
      expect((await person.ok('getSecondFactor')).secondFactor).toEqual(none);
      await person.fails('startPasskeyConfirmation', 'NOT_FOUND');
      const { email } = person;
      const login = await createClient(world.subject).ok('login', { body: { email, password } });
      expect(login.secondFactor).toBeNull();
      const kinds = (await person.ok('exportMe')).signIns.map(({ kind }) => kind);
      expect(kinds.filter((kind) => kind === 'passkey.remove')).toHaveLength(2);
    });

    it('renews, as an admin, the recovery codes with a passkey, but not with somebody else’s', async () => {
      const person = await newAdmin(world);
      const other = await newAdmin(world);
      const [device, foreign] = [newDevice(world), newDevice(world)];
      const { recoveryCodes, passkey } = await addPasskey(person, device);
      await addPasskey(other, foreign);
      const { options } = await person.ok('startPasskeyConfirmation');
      const anybody = { ...options, allowCredentials: [] };
      const stolen = { password: person.password, passkey: await foreign.get(anybody) };
      await person.fails('renewRecoveryCodes', 'BAD_CREDENTIALS', { body: stolen });
      const id = passkey.passkeyId;
      const theirs = await confirmed(other, foreign);
      await other.fails('deletePasskey', 'NOT_FOUND', { id, body: theirs });
      const body = await confirmed(person, device);
      const fresh = (await person.ok('renewRecoveryCodes', { body })).recoveryCodes;
      expect(fresh).toHaveLength(10);
      expect(fresh).not.toContain(recoveryCodes[0]);
    });

    it('takes their passkeys along when they leave', async () => {
      const person = await signUp(world.subject);
      const device = newDevice(world);
      await addPasskey(person, device);
      await person.ok('deleteMe', { body: { password: person.password } });
      const guest = createClient(world.subject);
      await guest.fails('logInWithPasskey', 'BAD_CREDENTIALS', await passkeyLogin(guest, device));
    });
  });
}

/** Signing in with a passkey. */
export function passkeyLoginSuites(start: StartSubject): void {
  describe('a login with a passkey', () => {
    const world = useWorld(start);
    afterEach(realTime);

    it('needs no password, and notes the use', async () => {
      const person = await signUp(world.subject);
      const device = newDevice(world);
      await addPasskey(person, device);
      const client = createClient(world.subject);
      const given = await passkeyLogin(client, device);
      const { user, needsSecondFactor } = await client.ok('logInWithPasskey', given);
      expect(user.user_id).toBe(person.id);
      expect(needsSecondFactor).toBe(false);
      expect((await client.ok('me')).user?.user_id).toBe(person.id);
      const [passkey] = (await client.ok('listPasskeys')).passkeys;
      expect(passkey?.lastUsedAt).toEqual(expect.any(String));
      const [login] = (await client.ok('exportMe')).signIns;
      expect(login?.kind).toBe('login.success');
      // The same answer again signs nobody in.
      const thief = createClient(world.subject);
      await thief.fails('logInWithPasskey', 'NOT_FOUND', given);
      expect(thief.cookie).toBeNull();
    });

    it('is refused for each wrong sign of the device', async () => {
      const person = await signUp(world.subject);
      const other = await signUp(world.subject);
      const device = newDevice(world);
      await addPasskey(person, device);
      await logInWithPasskey(world, device);
      const odds = [
        { origin: 'https://evil.example' },
        { origin: `${world.subject.origin}.evil.example` },
        { rpId: 'evil.example' },
        { challenge: 'c3RvbGVu' },
        { isUnverified: true },
        { isForged: true },
        { counter: 1 },
        { userHandle: undefined },
        { userHandle: userHandleOf(parseId('user', other.id) ?? 0) },
      ];
      for (const odd of odds) {
        const client = createClient(world.subject);
        const given = await passkeyLogin(client, device, odd);
        const refused = await client.fails('logInWithPasskey', 'BAD_CREDENTIALS', given);
        expect(refused.error).toBe(reasonTexts.wrongPasskey);
        expect(client.cookie).toBeNull();
      }
      const { signIns } = await person.ok('exportMe');
      const failures = signIns.filter(({ kind }) => kind === 'login.failure');
      expect(failures).toHaveLength(odds.length);
    });

    it('is refused with the challenge of another login, or too late', async () => {
      const person = await newAdmin(world);
      const device = newDevice(world);
      await addPasskey(person, device);
      const client = createClient(world.subject);
      const { body } = await passkeyLogin(client, device);
      const { token } = await client.ok('startPasskeyLogin');
      await client.fails('logInWithPasskey', 'BAD_CREDENTIALS', { body: { ...body, token } });
      // Nor is it a second step, or a confirmation.
      const { email, password } = person;
      const login = await client.ok('login', { body: { email, password } });
      const step = { token: login.secondFactor?.token ?? '', passkey: body.passkey };
      await client.fails('loginSecondFactor', 'NOT_FOUND', { body: step });
      const late = await passkeyLogin(client, device);
      setClock(Date.now() + SECOND_STEP_LIFETIME);
      await client.fails('logInWithPasskey', 'NOT_FOUND', late);
      expect(client.cookie).toBeNull();
    });

    it('of a suspended member says so', async () => {
      const person = await signUp(world.subject);
      const device = newDevice(world);
      await addPasskey(person, device);
      const body = { reason: '광고' };
      await world.admin.ok('suspendMember', { id: person.id, body });
      const client = createClient(world.subject);
      const given = await passkeyLogin(client, device);
      const { suspension } = await client.ok('logInWithPasskey', given);
      expect(suspension?.reason).toBe('광고');
    });
  });
}
