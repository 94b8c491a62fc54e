import { describe, it } from 'vitest';
import { SUBJECT_ADMIN_KEY, type StartSubject } from '../support/subject';
import { useWorld } from '../support/world';

const RIGHT = SUBJECT_ADMIN_KEY;
const WRONG = 'wrong-key';
// A script is not a browser: it sends no header about its origin.
const script = { origin: null, 'sec-fetch-site': null };

/** Which admin key counts if one request carries several. Each test may spend one wrong key. */
export function adminKeySuite(start: StartSubject): void {
  describe('the admin key of a request', () => {
    const world = useWorld(start);

    it('is the body’s key before those of the address and the header', async () => {
      const elsewhere = {
        query: { adminKey: WRONG },
        headers: { ...script, 'x-admin-key': WRONG },
      };
      await world.guest.ok('updateAdminSettings', { ...elsewhere, body: { adminKey: RIGHT } });
      const right = { query: { adminKey: RIGHT }, headers: { ...script, 'x-admin-key': RIGHT } };
      const body = { adminKey: WRONG };
      await world.guest.fails('updateAdminSettings', 'ADMIN_KEY', { ...right, body });
    });

    it('is the address’s key before that of the header', async () => {
      const wrong = { ...script, 'x-admin-key': WRONG };
      await world.guest.ok('getAdminSettings', { query: { adminKey: RIGHT }, headers: wrong });
      await world.guest.ok('updateAdminSettings', {
        query: { adminKey: RIGHT },
        headers: wrong,
        body: {},
      });
      const headers = { ...script, 'x-admin-key': RIGHT };
      const query = { adminKey: WRONG };
      await world.guest.fails('getAdminSettings', 'ADMIN_KEY', { query, headers });
    });

    it('comes from a later place if the earlier ones contain no text', async () => {
      const empty = { ...script, 'x-admin-key': '' };
      await world.guest.ok('updateAdminSettings', { headers: empty, body: { adminKey: RIGHT } });
      await world.guest.ok('getAdminSettings', { headers: empty, query: { adminKey: RIGHT } });
      const headers = { ...script, 'x-admin-key': RIGHT };
      await world.guest.ok('updateAdminSettings', { headers, body: { adminKey: '' } });
      await world.guest.ok('getAdminSettings', { headers, query: { adminKey: '' } });
      // The key lets the script in; a field that is not text is then refused like any other field.
      await world.guest.fails('updateAdminSettings', 'VALIDATION', {
        headers,
        body: { adminKey: 7 },
      });
    });

    it('counts as missing if the body, the address and the header contain no text', async () => {
      const headers = { ...script, 'x-admin-key': '' };
      const given = { headers, query: { adminKey: '' } };
      await world.guest.fails('getAdminSettings', 'LOGIN_REQUIRED', given);
    });
  });
}
