import { adminPath } from '@/config/adminPages';
import { searchIn } from '@contract/rules/admin/query-length';

const states = ['all', 'active', 'suspended'] as const;
const levels = ['all', 'member', 'admin'] as const;

/** The state of the member list, as its address holds it. */
export interface MembersAddress {
  q: string;
  state: (typeof states)[number];
  level: (typeof levels)[number];
}

/** Reads the filters of the address. */
export function readMembersAddress(params: URLSearchParams): MembersAddress {
  const [state, level] = [params.get('state'), params.get('level')];
  return {
    q: searchIn(params),
    state: states.find((one) => one === state) ?? 'all',
    level: levels.find((one) => one === level) ?? 'all',
  };
}

/** The filters that are set, for a call or an address. */
export function filtersOf({ q, state, level }: MembersAddress) {
  return {
    ...(q && { q }),
    ...(state !== 'all' && { state }),
    ...(level !== 'all' && { level }),
  };
}

/** The address of the list with its filters. */
export function membersPath(address: MembersAddress): string {
  const params = new URLSearchParams(filtersOf(address));
  return params.size === 0 ? adminPath('members') : `${adminPath('members')}?${params.toString()}`;
}

/** The address of a member's page for admins. */
export function adminMemberPath(userId: string): string {
  return adminPath('adminMember', userId);
}
