import type { LinkedAccount } from '../rules/members/login-providers';
import { isoDate } from './iso-date';

/** A linked account as the API returns it to its member. */
export const presentLinkedAccount = ({ provider, createdAt, lastUsedAt }: LinkedAccount) => ({
  provider,
  linkedAt: isoDate(createdAt),
  lastUsedAt: lastUsedAt === null ? null : isoDate(lastUsedAt),
});
