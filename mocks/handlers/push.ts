import { presentPushDevice } from '@contract/presenters/push';
import { pushDevices } from '../db/push-devices';
import { memberOf, sessionOf } from '../http/viewer';
import type { SomeHandlers } from './types';

// A key that no push service knows: the demo sends no pushes, and its settings say so.
const PUBLIC_KEY =
  'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM';

export const push = {
  getPush: (_, { viewer }) => ({
    success: true,
    publicKey: PUBLIC_KEY,
    devices: pushDevices.listOf(memberOf(viewer).id).map(presentPushDevice),
  }),

  subscribePush({ body: { endpoint } }, { viewer, now }) {
    const { token: sessionToken, memberId } = sessionOf(viewer);
    const device = pushDevices.put({ memberId, sessionToken, endpoint, createdAt: now });
    return { success: true, device: presentPushDevice(device) };
  },

  unsubscribePush({ params: { deviceId } }, { viewer }) {
    pushDevices.remove(memberOf(viewer).id, deviceId);
    return { success: true };
  },
} satisfies SomeHandlers;
