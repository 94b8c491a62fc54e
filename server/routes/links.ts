import { presentSharedLink } from '@contract/presenters/shared-link';
import { linkKey, SHARED_WITHIN } from '@contract/rules/posts/link-key';
import { requireMember } from '../guards';
import type { SomeHandlers } from '../http/call';
import { findSharingPost } from '../tables/post-link';

/** Links that are being added to a post. */
export const linkRoutes = {
  previewLink: ({ body, services }) => services.previews.of(body.url),

  async findSharedLink({ query, services, viewer, now }) {
    const sought = { since: now - SHARED_WITHIN, viewerId: requireMember(viewer).id };
    const key = linkKey(query.url);
    const row = key === null ? null : await findSharingPost(services.db, key, sought);
    return { success: true, post: row && presentSharedLink(row, now) };
  },
} satisfies SomeHandlers;
