import { call, type InputOf } from './client';

export const fetchMember = (userId: string, signal?: AbortSignal) =>
  call('getUser', { params: { userId } }, signal);
export const fetchMemberPosts = (userId: string, cursor: string | null, signal?: AbortSignal) =>
  call('listMemberPosts', { params: { userId }, query: { ...(cursor && { cursor }) } }, signal);
export const changeMember = (userId: string, body: InputOf<'updateUser'>['body']) =>
  call('updateUser', { params: { userId }, body }).then((answer) => answer.user);
