import { formatId } from '../rules/site/ids';
import type { PushDeviceRecord } from '../rules/members/push';
import { isoDate } from './iso-date';

/** A device that receives push messages, as the API returns it. */
export function presentPushDevice({ id, endpoint, createdAt }: PushDeviceRecord) {
  return { deviceId: formatId('device', id), endpoint, at: isoDate(createdAt) };
}
