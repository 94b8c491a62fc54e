import { call, type OutputOf } from '@/api/client';
import { createPages } from '@/state/pages';
import { createRemote } from '@/state/remote';
import type { Activity } from '@contract/models/activity';
import type { AdminMember } from '@contract/models/admin-member';
import { filtersOf, readMembersAddress } from './address';

/** The members that match the filters of an address. */
export const memberList = createPages<AdminMember>({
  load: async (search, cursor, signal) => {
    const filters = filtersOf(readMembersAddress(new URLSearchParams(search)));
    const query = { ...filters, ...(cursor && { cursor }) };
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
