import { formatId } from '../rules/site/ids';
import { timeAgo } from '../rules/site/time';
import { isoDate } from './iso-date';

/** A post that shares an address; `createdAt` in ms. */
export interface SharedLinkRecord {
  id: number;
  title: string | null;
  userName: string;
  createdAt: number;
}

/** The post that shares an address, as the API returns it. @param now ms */
export function presentSharedLink(post: SharedLinkRecord, now: number) {
  return {
    postId: formatId('post', post.id),
    title: post.title,
    userName: post.userName,
    timeAgo: timeAgo(post.createdAt, now),
    createdAt: isoDate(post.createdAt),
  };
}
