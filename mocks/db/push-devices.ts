import { PUSH_DEVICES_MOST } from '@contract/rules/members/push';
import { nextId } from './ids';
import { sessions } from './sessions';
import { table, type Row } from './table';

const rows = table('pushDevice');

type PushDevice = Row<'pushDevice'>;

const latestFirst = (a: PushDevice, b: PushDevice) => b.createdAt - a.createdAt || b.id - a.id;

/** Devices for push messages; the demo stores them and sends nothing. */
export const pushDevices = {
  listOf: (memberId: number) =>
    rows
      .list({ memberId })
      .filter(({ sessionToken }) => sessions.find(sessionToken) !== null)
      .sort(latestFirst),
  put(device: Omit<PushDevice, 'id'>): PushDevice {
    const before = rows.find({ endpoint: device.endpoint });
    if (before) rows.remove({ id: before.id });
    const row = rows.insert({ ...device, id: before?.id ?? nextId('device') });
    const all = rows.list({ memberId: device.memberId }).sort(latestFirst);
    for (const { id } of all.slice(PUSH_DEVICES_MOST)) rows.remove({ id });
    return row;
  },
  remove: (memberId: number, id: number) => rows.remove({ memberId, id }),
  removeOfMember: (memberId: number) => rows.remove({ memberId }),
};
