import { fetchLedger, fetchMember, fetchMembers } from '@/api/admin/members';
import { createPages } from '@/state/pages';
import { createRemote } from '@/state/remote';
import type { Activity } from '@contract/models/activity';
import type { AdminMember } from '@contract/models/admin-member';
import { filtersOf, readMembersAddress } from './address';

/** The members that match the filters of an address. */
export const memberList = createPages<AdminMember>({
  load: async (search, cursor, signal) => {
    const filters = filtersOf(readMembersAddress(new URLSearchParams(search)));
    const { members, pagination } = await fetchMembers(
      { ...filters, ...(cursor && { cursor }) },
      signal,
    );
    return { items: members, nextCursor: pagination.nextCursor };
  },
  idOf: ({ user_id }) => user_id,
});

/** One member, with their sessions. */
export const adminMember = createRemote<Awaited<ReturnType<typeof fetchMember>>>({
  load: fetchMember,
});

/** A member's activities, with the rewards that they earned. */
export const ledgerPages = createPages<Activity>({
  load: async (userId, cursor, signal) => {
    const { entries, pagination } = await fetchLedger(
      userId,
      { ...(cursor && { cursor }) },
      signal,
    );
    return { items: entries, nextCursor: pagination.nextCursor };
  },
  idOf: ({ activityId }) => activityId,
});
