import type { PasskeyRecord } from '../rules/members/passkeys';
import { isoDate } from './iso-date';

/** A passkey as the API returns it to its member. */
export const presentPasskey = ({ id, name, createdAt, lastUsedAt, isSynced }: PasskeyRecord) => ({
  passkeyId: id,
  name,
  createdAt: isoDate(createdAt),
  lastUsedAt: lastUsedAt === null ? null : isoDate(lastUsedAt),
  isSynced,
});
