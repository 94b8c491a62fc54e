import { presentSharedLink } from '@contract/presenters/shared-link';
import { linkKey, linkKeysOf, SHARED_WITHIN } from '@contract/rules/posts/link-key';
import { isHiddenFrom } from '../db/hidden';
import { members } from '../db/members';
import { posts, type PostRow } from '../db/posts';
import { memberOf } from '../http/viewer';
import { previewOf } from '../upstream/link-preview';
import type { SomeHandlers } from './types';

function latestThatShares(url: string, memberId: number, now: number): PostRow | undefined {
  const key = linkKey(url);
  const moment = ({ publishedAt }: PostRow) => publishedAt ?? 0;
  if (key === null) return undefined;
  return posts
    .list()
    .filter((post) => post.isConfirmed && moment(post) > now - SHARED_WITHIN)
    .filter(({ blocks }) => linkKeysOf(blocks).includes(key))
    .filter((post) => !isHiddenFrom(post, memberId))
    .sort((a, b) => moment(b) - moment(a) || b.id - a.id)[0];
}

export const links = {
  previewLink: ({ body }) => previewOf(body.url),

  findSharedLink({ query }, { viewer, now }) {
    const found = latestThatShares(query.url, memberOf(viewer).id, now);
    const record = found && { ...found, userName: members.get(found.authorId).userName };
    return { success: true, post: record ? presentSharedLink(record, now) : null };
  },
} satisfies SomeHandlers;
