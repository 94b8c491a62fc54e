import { describe, expect, it } from 'vitest';
import type { StartSubject } from '../support/subject';
import { useWorld } from '../support/world';

/** What admins see on a site without scheduled backups. */
export function backupsSuite(start: StartSubject): void {
  describe('scheduled backups', () => {
    const world = useWorld(start);

    it('tell admins that none are set up', async () => {
      const { backups } = await world.admin.ok('getBackups');
      expect(backups).toEqual({
        ...{ state: 'off', place: null, everyHours: 24, keep: 14 },
        ...{ last: null, count: 0, failure: null },
      });
    });

    it('are hidden from everybody else', async () => {
      await world.guest.fails('getBackups', 'LOGIN_REQUIRED');
      await world.member.fails('getBackups', 'FORBIDDEN');
    });
  });
}
