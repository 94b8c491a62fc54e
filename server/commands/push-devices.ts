import { PUSH_DEVICES_MOST, type PushDeviceRecord } from '@contract/rules/members/push';
import { hashToken } from '../auth/tokens';
import type { Database } from '../database';
import { lockMember } from '../tables/member';
import { putPushDevice, trimPushDevices, type NewPushDevice } from '../tables/push-device';

/** A device that wants pushes, and the token of its session. */
type AskingDevice = Omit<NewPushDevice, 'sessionHash'> & { token: string };

/** Stores a device that wants pushes; beyond the member's limit the oldest is dropped. */
export function addPushDevice(
  db: Database,
  { token, ...device }: AskingDevice,
): Promise<PushDeviceRecord> {
  return db.transaction(async (tx) => {
    // One after another: on PostgreSQL concurrent requests would count without each other.
    await lockMember(tx, { id: device.memberId });
    const row = await putPushDevice(tx, { ...device, sessionHash: hashToken(token) });
    await trimPushDevices(tx, { memberId: device.memberId, most: PUSH_DEVICES_MOST });
    return row;
  });
}
