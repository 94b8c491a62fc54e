import { presentPushDevice } from '@contract/presenters/push';
import { addPushDevice } from '../commands/push-devices';
import { requireMember } from '../guards';
import type { SomeHandlers } from '../http/call';
import { readSessionCookie } from '../http/cookie';
import { deletePushDevice, listPushDevices } from '../tables/push-device';

/** Devices that get pushes. */
export const pushRoutes = {
  async getPush({ services, viewer, now }) {
    const { id } = requireMember(viewer);
    const devices = await listPushDevices(services.db, { memberId: id, now });
    const { publicKey } = services.push;
    return { success: true, publicKey, devices: devices.map(presentPushDevice) };
  },

  async subscribePush({ body: { endpoint, keys }, services, viewer, ctx, now }) {
    const { id: memberId } = requireMember(viewer);
    const token = readSessionCookie(ctx) ?? '';
    const device = { memberId, token, endpoint, ...keys, now };
    const row = await addPushDevice(services.db, device);
    return { success: true, device: presentPushDevice(row) };
  },

  async unsubscribePush({ params: { deviceId: id }, services, viewer }) {
    const { id: memberId } = requireMember(viewer);
    await services.db.transaction((tx) => deletePushDevice(tx, { memberId, id }));
    return { success: true };
  },
} satisfies SomeHandlers;
