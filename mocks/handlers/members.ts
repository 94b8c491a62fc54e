import { ApiError } from '@contract/errors';
import { presentSessions } from '@contract/presenters/member';
import { compareKeysDescending } from '@contract/rules/site/cursor';
import { formatId } from '@contract/rules/site/ids';
import { isMemberFound, readMemberSearch } from '@contract/rules/members/member-search';
import { ADMIN_LEVEL } from '@contract/rules/members/members';
import { guardOther, liveSuspension } from '@contract/rules/members/suspension';
import { reasonTexts } from '@contract/texts';
import { listActivity } from '../db/activity';
import { lift, setAdminLevel, suspend } from '../db/administration';
import { audit } from '../db/audit';
import { members as stored, type MemberRow } from '../db/members';
import { pageOf } from '../db/paging';
import { sessions } from '../db/sessions';
import { suspensions } from '../db/suspensions';
import { memberOf } from '../http/viewer';
import { presentAdminMember } from '../presenters/admin-member';
import { presentActivity } from '../presenters/own';
import { latestFirst } from './lists';
import type { SomeHandlers } from './types';

function anyMember(id: number): MemberRow {
  const member = stored.find(id);
  if (!member) throw new ApiError('NOT_FOUND', reasonTexts.memberNotFound);
  return member;
}

const answer = (id: number, now: number) => ({
  success: true as const,
  member: presentAdminMember(anyMember(id), now),
});

export const members = {
  listAdminMembers({ query }, { now }) {
    const { state, level } = query;
    const search = readMemberSearch(query.q);
    const found = stored.living().filter((member) => {
      const { id, adminLevel } = member;
      const isSuspended = liveSuspension(suspensions.find(id), now) !== null;
      const isAdmin = adminLevel >= ADMIN_LEVEL;
      return (
        isMemberFound(member, search) &&
        (state === 'all' || isSuspended === (state === 'suspended')) &&
        (level === 'all' || isAdmin === (level === 'admin'))
      );
    });
    const { rows, pagination } = pageOf(found, query, {
      length: 2,
      keysOf: ({ joinedAt, id }) => [joinedAt, id],
      compare: compareKeysDescending,
    });
    return { success: true, members: rows.map((row) => presentAdminMember(row, now)), pagination };
  },

  getAdminMember({ params }, { now }) {
    const { success, member } = answer(params.userId, now);
    const { userId } = params;
    const all = [...sessions.listOf(userId), ...sessions.listEndedOf(userId, now)];
    const records = all.map((one) => ({ ...one, isCurrent: false }));
    return { success, member, sessions: presentSessions(records) };
  },

  listAdminLedger({ params, query }, { actor, now }) {
    const { id: memberId } = anyMember(params.userId);
    const did = listActivity(memberId);
    const { rows, pagination } = latestFirst(did, query, ({ createdAt, id }) => [createdAt, id]);
    const entries = rows.map((row) => presentActivity(row, actor, now));
    return { success: true, entries, pagination };
  },

  suspendMember({ params, body }, { viewer, now }) {
    suspend(anyMember(params.userId), body, memberOf(viewer).id, now);
    return answer(params.userId, now);
  },

  liftSuspension({ params }, { viewer, now }) {
    lift(anyMember(params.userId), memberOf(viewer).id, now);
    return answer(params.userId, now);
  },

  setAdminLevel({ params, body }, { viewer, now }) {
    setAdminLevel(anyMember(params.userId), body.admin_level, memberOf(viewer).id, now);
    return answer(params.userId, now);
  },

  endMemberSessions({ params }, { viewer, now }) {
    const { id } = anyMember(params.userId);
    const { id: actorId } = memberOf(viewer);
    guardOther(actorId, { id });
    const ended = sessions.endAllOf(id, now);
    const entry = { actorId, action: 'member.sessions', subject: formatId('user', id) } as const;
    audit.write({ ...entry, detail: '', memberId: id, now });
    return { success: true, ended };
  },
} satisfies SomeHandlers;
