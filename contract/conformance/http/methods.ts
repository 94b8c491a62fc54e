import { describe, expect, it } from 'vitest';
import { paths } from '../../endpoints/paths';
import { NOTIFICATION_STREAM } from '../../endpoints/routes';
import { checkErrorBody } from '../support/check';
import type { StartSubject } from '../support/subject';
import { useWorld } from '../support/world';

const all = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** The methods that each path of the contract answers. */
export function methodsSuite(start: StartSubject): void {
  describe('the methods of a path', () => {
    const world = useWorld(start);
    const addressOf = (path: string) => path.replace(/:\w+/, '1');

    it('are listed by Allow if another one is refused', async () => {
      for (const { path, methods } of paths) {
        for (const method of all.filter((one) => !methods.includes(one))) {
          const response = await world.guest.raw(method, addressOf(path));
          expect(response.headers.get('allow'), `${method} ${path}`).toBe(methods.join(', '));
          expect(response.status).toBe(405);
          const text = await response.text();
          if (method !== 'HEAD') checkErrorBody(response.status, text);
        }
      }
    });

    it('are answered', async () => {
      for (const { path, methods } of paths.filter((one) => one.path !== NOTIFICATION_STREAM)) {
        for (const method of methods) {
          const response = await world.guest.raw(method, addressOf(path));
          expect(response.status, `${method} ${path}`).not.toBe(405);
          expect(response.headers.get('allow')).toBeNull();
        }
      }
    });

    it('are those of a literal name, not of the parameter in the same place', async () => {
      const response = await world.admin.raw('DELETE', '/api/posts/feed/');
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
    });

    it('include HEAD for a GET, with its status and without its body', async () => {
      for (const path of ['/api/posts/feed', '/api/posts/post0/detail', '/api/me/saved']) {
        const [head, get] = await Promise.all(
          ['HEAD', 'GET'].map((method) => world.guest.raw(method, path)),
        );
        expect(head?.status, path).toBe(get?.status);
        expect(head?.headers.get('content-type')).toBe(get?.headers.get('content-type'));
        expect(await head?.text()).toBe('');
      }
    });
  });
}
