import { describe, expect, it } from 'vitest';
import { reasonTexts, validationTexts } from '../../texts';
import { createClient } from '../support/client';
import type { StartSubject } from '../support/subject';
import { signUp, useWorld } from '../support/world';

const NEW = '새로 정한 비밀번호 1';

/** Changing a password. */
export function passwordsSuite(start: StartSubject): void {
  describe('a new password', () => {
    const world = useWorld(start);
    const login = (email: string, password: string) => ({ body: { email, password } });

    it('replaces the old one and ends every other session', async () => {
      const stranger = await signUp(world.subject);
      const { email, password } = stranger;
      const other = createClient(world.subject);
      await other.ok('login', login(email, password));
      const body = { currentPassword: password, newPassword: NEW };
      expect(await stranger.ok('changePassword', { body })).toEqual({ success: true });
      expect((await stranger.ok('me')).user?.user_id).toBe(stranger.id);
      expect((await other.ok('me')).user).toBeNull();
      await other.fails('login', 'BAD_CREDENTIALS', login(email, password));
      expect((await other.ok('login', login(email, NEW))).user?.user_id).toBe(stranger.id);
    });

    it('is refused without the current password', async () => {
      const stranger = await signUp(world.subject);
      const { email, password } = stranger;
      for (const wrong of ['not the password', ` ${password}`, password.toUpperCase()]) {
        const body = { currentPassword: wrong, newPassword: NEW };
        const error = await stranger.fails('changePassword', 'BAD_CREDENTIALS', { body });
        expect(error.error).toBe(reasonTexts.wrongPassword);
      }
      // A wrong password does not end the session.
      expect((await stranger.ok('me')).user?.user_id).toBe(stranger.id);
      await createClient(world.subject).ok('login', login(email, password));
    });

    it('is the same in every Unicode form that a keyboard produces', async () => {
      const { email, password, ...stranger } = await signUp(world.subject);
      const newPassword = '물빛나무길카페é9';
      await stranger.ok('changePassword', { body: { currentPassword: password, newPassword } });
      const typed = login(email, newPassword.normalize('NFD'));
      const { user } = await createClient(world.subject).ok('login', typed);
      expect(user?.user_id).toBe(stranger.id);
      const body = { currentPassword: newPassword.normalize('NFD'), newPassword };
      const same = await stranger.fails('changePassword', 'VALIDATION', { body });
      expect(same.error).toBe(reasonTexts.samePassword);
    });

    it('must differ from the current one', async () => {
      const stranger = await signUp(world.subject);
      const { password } = stranger;
      const body = { currentPassword: password, newPassword: password };
      expect((await stranger.call('changePassword', { body })).body).toMatchObject({
        code: 'VALIDATION',
        error: reasonTexts.samePassword,
        issues: [{ path: 'newPassword', message: reasonTexts.samePassword }],
      });
    });

    it('must not be one of the commonest', async () => {
      const currentPassword = 'mulbit-member-1';
      for (const newPassword of ['PassWord123', 'iloveyou']) {
        const body = { currentPassword, newPassword };
        const error = await world.member.fails('changePassword', 'VALIDATION', { body });
        expect(error.issues).toEqual([
          { path: 'newPassword', message: validationTexts.passwordCommon },
        ]);
      }
    });
  });
}
