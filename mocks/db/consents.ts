import { legalVersions } from '@contract/legal/versions';
import { legalNames, type LegalName } from '@contract/rules/legal';
import { table } from './table';

const rows = table('consent');

/** The versions of the legal texts that members agreed to. */
export const consents = {
  /** Notes a consent to the versions in force, or to an older one. */
  give(memberId: number, agreedAt: number, versions: Record<LegalName, string> = legalVersions) {
    for (const name of legalNames) {
      const version = versions[name];
      const key = `${memberId}:${name}:${version}`;
      if (!rows.find({ key })) rows.insert({ key, memberId, name, version, agreedAt });
    }
  },
  /** The latest first. */
  listOf: (memberId: number) =>
    rows.list({ memberId }).sort((a, b) => b.agreedAt - a.agreedAt || (a.name < b.name ? 1 : -1)),
  removeOfMember: (memberId: number) => rows.remove({ memberId }),
};
