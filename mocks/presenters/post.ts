import type { Post } from '@contract/models/post';
import type { Actor } from '@contract/policies/actor';
import * as present from '@contract/presenters/post';
import { savedPosts } from '../db/marks';
import { members } from '../db/members';
import type { PostRow } from '../db/posts';
import { reactions } from '../db/reactions';
import { spheres } from '../db/spheres';

/** A post with the viewer's own flags. */
export function presentPost(row: PostRow, actor: Actor, now: number): Post {
  const record: present.PostRecord = {
    ...row,
    author: members.get(row.authorId),
    sphere: row.sphereId === null ? null : spheres.find(row.sphereId),
    apiSource: row.apiSource,
    reaction: actor && reactions.find(row.id, actor.id),
    isSaved: actor !== null && savedPosts.has(actor.id, row.id),
  };
  return present.presentPost(record, now);
}
