import { describe, expect, it } from 'vitest';
import { legalTexts } from '../../legal';
import { legalVersions } from '../../legal/versions';
import { legalNames } from '../../rules/site/legal';
import type { StartSubject } from '../support/subject';
import { useWorld } from '../support/world';

/** The terms and the privacy policy. */
export function legalSuite(start: StartSubject): void {
  describe('the legal texts', () => {
    const world = useWorld(start);

    it.each(legalNames)('answer everybody with %s, its version and the operator', async (name) => {
      const { text, facts } = await world.guest.ok('getLegalText', { id: name });
      expect(text).toEqual(legalTexts[name]);
      expect(text.version).toBe(legalVersions[name]);
      expect(Object.keys(facts).sort()).toEqual([
        ...['address', 'contact', 'officer', 'operator', 'site'],
      ]);
      expect((await world.member.ok('getLegalText', { id: name })).text).toEqual(text);
    });

    it('answer everybody with the help for members', async () => {
      const { text } = await world.guest.ok('getLegalText', { id: 'help' });
      expect(text).toEqual(legalTexts.help);
    });
  });
}
