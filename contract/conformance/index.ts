import { describe, expect, it } from 'vitest';
import { authSuite } from './auth';
import { unseen } from './coverage';
import { feedSuite } from './feed';
import { reactionsSuite } from './reactions';
import { searchSuite } from './search';
import { settingsSuite } from './settings';
import { spheresSuite } from './spheres';
import type { StartSubject } from './subject';
import { usersSuite } from './users';

const suites = [
  authSuite,
  usersSuite,
  settingsSuite,
  feedSuite,
  searchSuite,
  reactionsSuite,
  spheresSuite,
];

/**
 * Runs every suite against one implementation. Call it once in a test file of its own.
 * @param start starts a fresh subject; each suite has its own
 * @param name what the implementation is called in the report
 */
export function conformance(start: StartSubject, name: string): void {
  describe(name, () => {
    for (const suite of suites) suite(start);

    describe('coverage', () => {
      it('has seen every documented answer of every call', () => {
        expect(unseen()).toEqual([]);
      });
    });
  });
}
