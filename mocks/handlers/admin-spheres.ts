import { ApiError } from '@contract/errors';
import { presentAdminSphere } from '@contract/presenters/sphere';
import {
  sphereChangeOf,
  sphereCreated,
  sphereNameTaken,
  sphereOrderOf,
  spheresOrdered,
  sphereUpdated,
} from '@contract/rules/admin/sphere-changes';
import { reasonTexts } from '@contract/texts';
import { audit } from '../db/audit';
import { posts } from '../db/posts';
import { spheres as stored, type SphereRow } from '../db/spheres';
import { guardUpload } from '../db/uploads';
import { memberOf } from '../http/viewer';
import type { SomeHandlers } from './types';

function present(row: SphereRow) {
  const isIn = (post: { sphereId: number | null; isConfirmed: boolean }) =>
    post.sphereId === row.id && post.isConfirmed;
  return presentAdminSphere({ ...row, postCount: posts.list().filter(isIn).length });
}

const answer = () => ({ success: true as const, spheres: stored.list().map(present) });

export const adminSpheres = {
  listAdminSpheres: answer,

  createSphere({ body }, { viewer, now }) {
    guardUpload('icon', body.icon);
    if (stored.isNameTaken(body.name, null)) throw sphereNameTaken();
    const sphere = stored.create(body);
    audit.write(sphereCreated(sphere.id, sphere, { actorId: memberOf(viewer).id, now }));
    return { success: true, sphere: present(sphere) };
  },

  updateSphere({ params: { sphereId }, body }, { viewer, now }) {
    guardUpload('icon', body.icon);
    const before = stored.find(sphereId);
    if (!before) throw new ApiError('NOT_FOUND', reasonTexts.sphereNotFound);
    const change = sphereChangeOf(before, body);
    if (change.changed.length > 0) {
      if (stored.isNameTaken(change.after.name, sphereId)) throw sphereNameTaken();
      stored.update(sphereId, change.after);
      audit.write(sphereUpdated(sphereId, before, change, { actorId: memberOf(viewer).id, now }));
    }
    return { success: true, sphere: present({ ...before, ...change.after }) };
  },

  orderSpheres({ body: { ids } }, { viewer, now }) {
    const before = stored.list().map(({ id }) => id);
    const after = sphereOrderOf(before, ids);
    if (after.some((id, at) => id !== before[at])) {
      for (const [at, id] of after.entries()) stored.update(id, { position: at + 1 });
      audit.write(spheresOrdered(before, after, { actorId: memberOf(viewer).id, now }));
    }
    return answer();
  },
} satisfies SomeHandlers;
