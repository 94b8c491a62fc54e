import { call } from './client';

/** Gets the preview of a page. An unreadable page is an answer too: `success` is false. */
export const fetchLinkPreview = (url: string, signal?: AbortSignal) =>
  call('previewLink', { body: { url } }, signal);
/** Gets the latest post that shares the same address; null when no post does. */
export const fetchSharedLink = (url: string, signal?: AbortSignal) =>
  call('findSharedLink', { query: { url } }, signal).then((answer) => answer.post);
