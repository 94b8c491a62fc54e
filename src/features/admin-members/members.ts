import { call, type OutputOf } from '@/api/client';
import { choice, queryOf, readChosen, words } from '@/config/filters';
import { createPages } from '@/state/pages';
import { createRemote } from '@/state/remote';
import type { Activity } from '@contract/models/activity';
import type { AdminMember } from '@contract/models/admin-member';

/** The filters of the member list. */
export const memberFilters = {
  q: words,
  state: choice(['all', 'active', 'suspended'], 'all'),
  level: choice(['all', 'member', 'admin'], 'all'),
};

/** The members that match the filters of an address. */
export const memberList = createPages<AdminMember>({
  load: async (search, cursor, signal) => {
    const chosen = readChosen(memberFilters, new URLSearchParams(search));
    const query = { ...queryOf(memberFilters, chosen), ...(cursor && { cursor }) };
    const { members, pagination } = await call('listAdminMembers', { query }, signal);
    return { items: members, nextCursor: pagination.nextCursor };
  },
  idOf: ({ user_id }) => user_id,
});

/** One member, with their sessions. */
export const adminMember = createRemote<OutputOf<'getAdminMember'>>({
  load: (userId, signal) => call('getAdminMember', { params: { userId } }, signal),
});

/** A member's activities, with the rewards that they earned. */
export const ledgerPages = createPages<Activity>({
  load: async (userId, cursor, signal) => {
    const asked = { params: { userId }, query: { ...(cursor && { cursor }) } };
    const { entries, pagination } = await call('listAdminLedger', asked, signal);
    return { items: entries, nextCursor: pagination.nextCursor };
  },
  idOf: ({ activityId }) => activityId,
});
