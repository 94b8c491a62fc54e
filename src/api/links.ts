import { call } from './client';

/** What a page says of itself. A page that cannot be read is an answer, too: `success` is false. */
export const fetchLinkPreview = (url: string, signal?: AbortSignal) =>
  call('previewLink', { body: { url } }, signal);
/** The latest post that shares the same address; null when there is no such post. */
export const fetchSharedLink = (url: string, signal?: AbortSignal) =>
  call('findSharedLink', { query: { url } }, signal).then((answer) => answer.post);
