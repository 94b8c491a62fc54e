import { describe, expect, it, vi } from 'vitest';
import { unseen } from './support/coverage';
import type { StartSubject } from './support/subject';

type Suite = (start: StartSubject) => void;

/** Every exported function with a name like `postsSuite`; tests lie outside of the folders. */
const suites = Object.values(
  import.meta.glob<Record<string, Suite>>('./*/*.ts', { eager: true }),
).flatMap((module) =>
  Object.entries(module).flatMap(([name, suite]) => (/Suites?$/.test(name) ? [suite] : [])),
);

/**
 * Runs every suite against one implementation. Call it once, in a separate test file.
 * @param start starts a fresh subject; each suite has its own
 * @param name the name of the implementation in the report
 */
export function conformance(start: StartSubject, name: string): void {
  // Some tests make hundreds of requests, and the machine may be busy with other suites.
  vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });
  describe(name, () => {
    for (const suite of suites) suite(start);

    describe('coverage', () => {
      it('includes every documented answer of every call', () => {
        expect(unseen()).toEqual([]);
      });
    });
  });
}
