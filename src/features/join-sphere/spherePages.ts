import { call } from '@/api/client';
import { fetchMovingPage } from '@/api/movingPage';
import { createPages } from '@/state/pages';
import { shareSpheres } from '@/state/spheres';
import type { Sphere } from '@contract/models/sphere';

/** All spheres in pages, largest first; the key is the search text, empty for all. */
export const spherePages = createPages<Sphere>({
  load: (q, asked, signal) =>
    fetchMovingPage(asked, async (cursor) => {
      const query = { ...(q && { q }), ...(cursor && { cursor }) };
      const {
        data: { spheres, pagination },
      } = await call('searchSpheres', { query }, signal);
      return { items: spheres, nextCursor: pagination.nextCursor };
    }),
  idOf: ({ id }) => id,
  share: (get) => {
    const take = shareSpheres(get);
    return (set, { items }) => take(set, items);
  },
});
