import { call, type InputOf } from './client';

export type ListQuery = NonNullable<InputOf<'listMyLikes'>['query']>;

export const fetchMyComments = (query: ListQuery, signal?: AbortSignal) =>
  call('listMyComments', { query }, signal);
export const fetchMyLikes = (query: ListQuery, signal?: AbortSignal) =>
  call('listMyLikes', { query }, signal);
export const fetchMySaved = (query: ListQuery, signal?: AbortSignal) =>
  call('listMySaved', { query }, signal);
export const fetchMyHidden = (query: ListQuery, signal?: AbortSignal) =>
  call('listMyHidden', { query }, signal);
export const fetchMyActivity = (query: ListQuery, signal?: AbortSignal) =>
  call('listMyActivity', { query }, signal);
export const fetchMyBlocks = (signal?: AbortSignal) =>
  call('listMyBlocks', {}, signal).then((answer) => answer.users);
export const fetchFollowing = (userId: string, signal?: AbortSignal) =>
  call('listFollowing', { params: { userId } }, signal).then((answer) => answer.users);
export const fetchMyExport = () => call('exportMe', {});
export const fetchSessions = (signal?: AbortSignal) =>
  call('listSessions', {}, signal).then((answer) => answer.sessions);
export const removeSession = (sessionId: string) => call('endSession', { params: { sessionId } });
export const removeOtherSessions = () =>
  call('endOtherSessions', {}).then((answer) => answer.ended);
export const sendPassword = (body: InputOf<'changePassword'>['body']) =>
  call('changePassword', { body });
export const sendDeletion = (password: string) => call('deleteMe', { body: { password } });
export const fetchNameProposal = (signal?: AbortSignal) =>
  call('getNameProposal', {}, signal).then((answer) => answer.proposal);
