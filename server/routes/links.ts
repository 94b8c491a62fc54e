import { formatId } from '@contract/rules/ids';
import { linkKey, SHARED_WITHIN } from '@contract/rules/link-key';
import { timeAgo } from '@contract/rules/time';
import { requireMember } from '../guards';
import type { Handlers } from '../http/call';
import { findSharingPost } from '../tables/post-link';

/** Links that are being added to a post. */
export const linkRoutes: Handlers<'previewLink' | 'findSharedLink'> = {
  previewLink: ({ body, services }) => services.previews.of(body.url),

  async findSharedLink({ query, services, viewer, now }) {
    const sought = { since: now - SHARED_WITHIN, viewerId: requireMember(viewer).id };
    const key = linkKey(query.url);
    const row = key === null ? null : await findSharingPost(services.db, key, sought);
    return {
      success: true,
      post: row && {
        postId: formatId('post', row.id),
        title: row.title,
        userName: row.userName,
        timeAgo: timeAgo(row.createdAt, now),
        createdAt: new Date(row.createdAt).toISOString(),
      },
    };
  },
};
