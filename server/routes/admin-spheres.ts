import { presentAdminSphere } from '@contract/presenters/sphere';
import { createSphere, orderSpheres, updateSphere } from '../commands/administer-spheres';
import { requireMember } from '../guards';
import type { SomeHandlers } from '../http/call';
import { listAdminSpheres } from '../tables/sphere-administration';

/** Spheres for admins, with their changes. */
export const adminSphereRoutes = {
  async listAdminSpheres({ services }) {
    const rows = await listAdminSpheres(services.db);
    return { success: true, spheres: rows.map(presentAdminSphere) };
  },

  async createSphere({ body, services, viewer, now }) {
    const row = await createSphere(services.db, body, requireMember(viewer).id, now);
    return { success: true, sphere: presentAdminSphere(row) };
  },

  async updateSphere({ params, body, services, viewer, now }) {
    const { id: actorId } = requireMember(viewer);
    const row = await updateSphere(services.db, params.sphereId, body, actorId, now);
    return { success: true, sphere: presentAdminSphere(row) };
  },

  async orderSpheres({ body, services, viewer, now }) {
    const rows = await orderSpheres(services.db, body.ids, requireMember(viewer).id, now);
    return { success: true, spheres: rows.map(presentAdminSphere) };
  },
} satisfies SomeHandlers;
