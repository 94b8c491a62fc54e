import { call, type InputOf } from '../client';

export type MembersQuery = NonNullable<InputOf<'listAdminMembers'>['query']>;
export type LedgerQuery = NonNullable<InputOf<'listAdminLedger'>['query']>;

export const fetchMembers = (query: MembersQuery, signal?: AbortSignal) =>
  call('listAdminMembers', { query }, signal);
export const fetchMember = (userId: string, signal?: AbortSignal) =>
  call('getAdminMember', { params: { userId } }, signal);
export const fetchLedger = (userId: string, query: LedgerQuery, signal?: AbortSignal) =>
  call('listAdminLedger', { params: { userId }, query }, signal);
export const sendSuspension = (userId: string, body: InputOf<'suspendMember'>['body']) =>
  call('suspendMember', { params: { userId }, body }).then((answer) => answer.member);
export const removeSuspension = (userId: string) =>
  call('liftSuspension', { params: { userId } }).then((answer) => answer.member);
export const sendAdminLevel = (userId: string, admin_level: 0 | 1) =>
  call('setAdminLevel', { params: { userId }, body: { admin_level } }).then(
    (answer) => answer.member,
  );
export const removeSessionsOf = (userId: string) =>
  call('endMemberSessions', { params: { userId } }).then((answer) => answer.ended);
