import { PUSH_DEVICES_MOST } from '@contract/rules/push';
import { hashToken } from '../auth/tokens';
import type { Database } from '../database';
import { lockMember } from '../tables/member';
import {
  putPushDevice,
  trimPushDevices,
  type NewPushDevice,
  type PushDeviceRow,
} from '../tables/push-device';

/** A device that asks for pushes, and the token of its session. */
type AskingDevice = Omit<NewPushDevice, 'sessionHash'> & { token: string };

/** Keeps a device that asks for pushes; of more than its member may have the oldest goes. */
export function addPushDevice(
  db: Database,
  { token, ...device }: AskingDevice,
): Promise<PushDeviceRow> {
  return db.transaction(async (tx) => {
    // One after another: on PostgreSQL each of many at once would count without the others.
    await lockMember(tx, device.memberId);
    const row = await putPushDevice(tx, { ...device, sessionHash: hashToken(token) });
    await trimPushDevices(tx, device.memberId, PUSH_DEVICES_MOST);
    return row;
  });
}
