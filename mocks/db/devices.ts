import { DEVICE_LIFETIME, DEVICES_OF_ACCOUNT } from '@contract/rules/members/devices';
import { table } from './table';

const rows = table('device');

/** The browsers that have signed in to an account, by the tokens of their cookies. */
export const devices = {
  /** The token that identifies the browser to the account. */
  knownOf: (memberId: number, tokens: readonly string[], now: number): string | null =>
    tokens.find((token) => {
      const row = rows.find({ token });
      return row?.memberId === memberId && row.createdAt > now - DEVICE_LIFETIME;
    }) ?? null,
  /** Records a login and returns its token, which replaces `known`. */
  remember(memberId: number, known: string | null, now: number): string {
    if (known !== null) rows.remove({ token: known });
    const { token } = rows.insert({ token: crypto.randomUUID(), memberId, createdAt: now });
    const oldest = rows.list({ memberId }).sort((a, b) => a.createdAt - b.createdAt);
    for (const row of oldest.slice(0, -DEVICES_OF_ACCOUNT)) rows.remove({ token: row.token });
    return token;
  },
  /** The browsers that an account remembers, latest first. */
  listOf: (memberId: number) =>
    rows
      .list({ memberId })
      .toReversed()
      .sort((a, b) => b.createdAt - a.createdAt),
  /** Forgets a member's browsers except those with one of these tokens. */
  removeOthers(memberId: number, tokens: readonly string[]): void {
    for (const { token } of rows.list({ memberId })) {
      if (!tokens.includes(token)) rows.remove({ token });
    }
  },
};
