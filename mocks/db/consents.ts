import { consentsOf, fullConsent, type Consent } from '@contract/legal/consents';
import { table } from './table';

const rows = table('consent');

/** The members' consents. */
export const consents = {
  /** Records a member's consents, by default all in force. */
  give(memberId: number, agreedAt: number, agreed: readonly Consent[] = consentsOf(fullConsent)) {
    for (const { name, version } of agreed) {
      const key = `${memberId}:${name}:${version}`;
      if (!rows.find({ key })) rows.insert({ key, memberId, name, version, agreedAt });
    }
  },
  /** Latest first. */
  listOf: (memberId: number) =>
    rows.list({ memberId }).sort((a, b) => b.agreedAt - a.agreedAt || (a.name < b.name ? 1 : -1)),
  removeOfMember: (memberId: number) => rows.remove({ memberId }),
};
