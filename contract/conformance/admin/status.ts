import { quotaNames } from '../../rules/rankings/quota';
import { findProblems, jobNames, keyNames } from '../../rules/admin/status';
import { problemTexts } from '../../statusTexts';
import { describe, expect, it } from 'vitest';
import type { StartSubject } from '../support/subject';
import { imageForm, pictures } from '../support/pictures';
import { useWorld } from '../support/world';

/** What admins see of the state of a site. */
export function statusSuite(start: StartSubject): void {
  describe('the status', () => {
    const world = useWorld(start);
    const read = async () => (await world.admin.ok('getStatus')).status;

    it('names the version and the process that answers', async () => {
      const { version, node, processes } = await read();
      expect(version).toMatch(/^\d+\.\d+\.\d+/);
      expect(node).toMatch(/^v\d+\./);
      const answering = processes.filter(({ isAnswering }) => isAnswering);
      expect(answering).toEqual([expect.objectContaining({ version })]);
      expect(Date.parse(answering[0]?.startedAt ?? '')).toBeLessThanOrEqual(Date.now());
    });

    it('describes a whole database', async () => {
      const { database } = await read();
      expect(database).toMatchObject({ waiting: 0, missing: [] });
      expect(database.version).toMatch(/^\d+/);
      expect(database.bytes).toBeGreaterThan(0);
      expect(database.migrations).toBeGreaterThan(0);
    });

    it('lists every job, quota and missing key', async () => {
      const { jobs, quotas, missingKeys } = await read();
      expect(jobs.map(({ name }) => name)).toEqual(jobNames);
      expect(jobs.every(({ everySeconds }) => everySeconds > 0)).toBe(true);
      expect(quotas.map(({ quota }) => quota)).toEqual(quotaNames);
      expect(missingKeys).toEqual(keyNames);
    });

    it('counts the uploads', async () => {
      const before = (await read()).uploads;
      await world.member.ok('uploadImage', { form: imageForm(pictures.webp) });
      const after = (await read()).uploads;
      expect(after.count).toBe(before.count + 1);
      expect(after.bytes).toBeGreaterThan(before.bytes);
    });

    it('says what is wrong in the sentences of the rule', async () => {
      const { problems, ...facts } = await read();
      expect(problems).toContainEqual({ part: 'backups', text: problemTexts.backupsOff });
      expect(problems).toEqual(findProblems(facts, Date.now()));
    });

    it('is hidden from everybody else', async () => {
      await world.guest.fails('getStatus', 'LOGIN_REQUIRED');
      await world.member.fails('getStatus', 'FORBIDDEN');
    });
  });
}
