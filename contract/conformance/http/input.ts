import { describe, expect, it } from 'vitest';
import { endpoints, type EndpointName } from '../../endpoints';
import { bodyTests } from './bodies';
import { checkErrorBody } from '../support/check';
import { refusedInputs } from './refusals';
import type { StartSubject } from '../support/subject';
import { useWorld } from '../support/world';

/** Input that our client never sends; every implementation refuses it with the same sentences. */
export function inputSuite(start: StartSubject): void {
  describe('input', () => {
    const world = useWorld(start);

    it('a malformed address is refused without an internal error', async () => {
      for (const path of [
        '/api/posts/%E0%A4%A/detail',
        '/api/posts/%/detail',
        '/api/posts/%00/detail',
      ]) {
        const response = await world.guest.raw('GET', path);
        expect(checkErrorBody(response.status, await response.text()).code).toBe('VALIDATION');
      }
      for (const query of [
        '?q=%',
        '?q=%ED%A0%80',
        '?q=%C3%28',
        '?&&==&q',
        '?q=a%00b',
        '?__proto__=1',
        '?',
      ]) {
        const response = await world.guest.raw('GET', `/api/posts/feed${query}`);
        expect(response.status, query).toBe(200);
      }
    });

    it('refuses a wrong field of each part of the input, in every call', async () => {
      for (const name of Object.keys(endpoints) as EndpointName[]) {
        const wrong = new Map(refusedInputs(name).map((input) => [input.part, input]));
        for (const { given, sentence } of wrong.values()) {
          const { error } = await world.admin.fails(name, 'VALIDATION', given);
          expect(error).toBe(sentence);
        }
      }
    });

    bodyTests(world);
  });
}
