import { formatId } from '@contract/rules/ids';
import { listActivity } from '../db/activity';
import { comments } from '../db/comments';
import { companions, appearanceOf } from '../db/companions';
import { favoriteVideos, hiddenPosts, savedPosts } from '../db/marks';
import { notifications } from '../db/notifications';
import { plants } from '../db/plants';
import { posts } from '../db/posts';
import { reactions } from '../db/reactions';
import { reports } from '../db/reports';
import { sessions } from '../db/sessions';
import { spheres } from '../db/spheres';
import { uploads } from '../db/uploads';
import { memberOf, sessionOf } from '../http/viewer';
import { uploadUrl } from '@contract/rules/uploads';
import { presentCharacter, presentPlacedParts } from '@contract/rules/appearance';
import { presentMember } from '../presenters/member';
import { presentNotification } from '../presenters/notification';
import {
  presentActivity,
  presentBlocks,
  presentMyComment,
  presentSessions,
} from '../presenters/own';
import { presentPlant } from '@contract/rules/garden';
import { presentPost } from '../presenters/post';
import { presentSphere } from '../presenters/sphere';
import type { Handlers } from './types';

type Dated = { createdAt: number };
// Of one moment, the one with the greater id came later.
const latest =
  <Row extends Dated>(idOf: (row: Row) => number) =>
  (a: Row, b: Row) =>
    b.createdAt - a.createdAt || idOf(b) - idOf(a);
const byId = latest(({ id }: Dated & { id: number }) => id);
const byPost = latest(({ postId }: Dated & { postId: number }) => postId);
const at = ({ createdAt }: { createdAt: number }) => new Date(createdAt).toISOString();
const mark = (row: { postId: number; createdAt: number }) => ({
  postId: formatId('post', row.postId),
  at: at(row),
});

export const exported: Handlers<'exportMe'> = {
  exportMe(_, { viewer, actor, now }) {
    const member = memberOf(viewer);
    const { id } = member;
    const companion = companions.get(id);
    const own = posts.list().filter(({ authorId }) => authorId === id);
    return {
      success: true,
      exportedAt: new Date(now).toISOString(),
      user: presentMember(member, actor),
      joinedAt: new Date(member.joinedAt).toISOString(),
      posts: own.sort(byId).map((post) => presentPost(post, actor, now)),
      comments: comments
        .listBy(id)
        .sort(byId)
        .map((row) => presentMyComment(row, actor, now)),
      likes: reactions
        .listBy(id)
        .sort(byPost)
        .map(({ postId, type }) => ({ postId: formatId('post', postId), type })),
      commentLikes: comments
        .listLikedBy(id)
        .sort((a, b) => b.id - a.id)
        .map(({ id, postId }) => ({
          commentId: formatId('comment', id),
          postId: formatId('post', postId),
        })),
      saved: savedPosts.listOf(id).sort(byPost).map(mark),
      hidden: hiddenPosts.listOf(id).sort(byPost).map(mark),
      favoriteVideos: favoriteVideos
        .listOf(id)
        .sort((a, b) => b.createdAt - a.createdAt || (a.videoId < b.videoId ? 1 : -1))
        .map((row) => ({ videoId: row.videoId, at: at(row) })),
      blocked: presentBlocks(id),
      reports: reports
        .listBy(id)
        .sort(byId)
        .map(({ targetType, targetId, postId, reason, note, createdAt }) => ({
          targetType,
          targetId: formatId(targetType, targetId),
          postId: formatId('post', postId),
          reason,
          note,
          at: at({ createdAt }),
        })),
      uploads: uploads
        .listBy(id)
        .sort((a, b) => b.createdAt - a.createdAt || (a.name < b.name ? 1 : -1))
        .map(({ name, bytes, width, height, createdAt }) => ({
          url: uploadUrl(name),
          size: bytes,
          width,
          height,
          at: at({ createdAt }),
        })),
      notifications: notifications
        .listOf(id)
        .sort(byId)
        .map((row) => presentNotification(row, now)),
      spheres: spheres
        .list()
        .filter((sphere) => spheres.membership(sphere.id, id))
        .map((sphere) => presentSphere(sphere, actor)),
      sessions: presentSessions(sessions.listOf(id), sessionOf(viewer)),
      character: {
        ...presentCharacter(companion),
        equippedAccessories: presentPlacedParts(appearanceOf(companion)),
      },
      plants: plants.listOf(id).map(presentPlant),
      ledger: listActivity(id)
        .sort(byId)
        .map((row) => presentActivity(row, actor, now)),
    };
  },
};
