import { call, type InputOf } from './client';

export const fetchUser = (userId: string, signal?: AbortSignal) =>
  call('getUser', { params: { userId } }, signal);
export const fetchMemberPosts = (
  userId: string,
  query: InputOf<'listMemberPosts'>['query'],
  signal?: AbortSignal,
) => call('listMemberPosts', { params: { userId }, query }, signal);
export const sendProfile = (userId: string, body: InputOf<'updateUser'>['body']) =>
  call('updateUser', { params: { userId }, body }).then((answer) => answer.user);
