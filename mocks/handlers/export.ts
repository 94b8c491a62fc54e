import { presentExportHead, presentKept, presentSignIn } from '@contract/presenters/export';
import { notificationSettingsOf } from '@contract/rules/site/notifications';
import { listActivity } from '../db/activity';
import { comments } from '../db/comments';
import { companions, appearanceOf } from '../db/companions';
import { consents } from '../db/consents';
import { devices } from '../db/devices';
import { favoriteVideos, hiddenPosts, mutedPosts, savedPosts } from '../db/marks';
import { linkedAccounts } from '../db/linked-accounts';
import { ledger } from '../db/ledger';
import { notificationMutes } from '../db/notification-mutes';
import { notifications } from '../db/notifications';
import { passkeys } from '../db/passkeys';
import { plants } from '../db/plants';
import { posts } from '../db/posts';
import { pushDevices } from '../db/push-devices';
import { reactions } from '../db/reactions';
import { reports } from '../db/reports';
import { sessions } from '../db/sessions';
import { signIns } from '../db/sign-ins';
import { spheres } from '../db/spheres';
import { uploads } from '../db/uploads';
import { memberOf, sessionOf } from '../http/viewer';
import { presentNotification } from '../presenters/notification';
import {
  blockedBy,
  followedBy,
  presentActivity,
  presentMyComment,
  sessionRecords,
} from '../presenters/own';
import { presentPost } from '../presenters/post';
import { sphereRecord } from '../presenters/sphere';
import type { SomeHandlers } from './types';

type Dated = { createdAt: number };
// Among rows of the same time, the one with the greater id is later.
const latest =
  <Row extends Dated>(idOf: (row: Row) => number) =>
  (a: Row, b: Row) =>
    b.createdAt - a.createdAt || idOf(b) - idOf(a);
const byId = latest(({ id }: Dated & { id: number }) => id);
const byPost = latest(({ postId }: Dated & { postId: number }) => postId);

export const exported = {
  exportMe(_, { viewer, actor, now }) {
    const member = memberOf(viewer);
    const { id } = member;
    const companion = companions.get(id);
    const own = posts.list().filter(({ authorId }) => authorId === id);
    const ownComments = comments.listBy(id).sort(byId);
    const activity = listActivity(id).sort(byId);
    const joined = spheres.list().filter((sphere) => spheres.membership(sphere.id, id));
    return {
      ...presentExportHead(member, actor, now),
      posts: own.sort(byId).map((post) => presentPost(post, actor, now)),
      comments: ownComments.map((row) => presentMyComment(row, actor, now)),
      notifications: notifications
        .listOf(id)
        .sort(byId)
        .map((row) => presentNotification(row, now)),
      ledger: activity.map((row) => presentActivity(row, actor, now)),
      signIns: signIns.listOf(id).map(presentSignIn),
      ...presentKept({
        reactions: reactions.listBy(id).sort(byPost),
        commentLikes: comments
          .listLikedBy(id)
          .sort((a, b) => b.id - a.id)
          .map(({ id: commentId, postId }) => ({ commentId, postId })),
        saved: savedPosts.listOf(id).sort(byPost),
        hidden: hiddenPosts.listOf(id).sort(byPost),
        muted: mutedPosts.listOf(id).sort(byPost),
        favorites: favoriteVideos
          .listOf(id)
          .sort((a, b) => b.createdAt - a.createdAt || (a.videoId < b.videoId ? 1 : -1)),
        blocked: blockedBy(id),
        follows: followedBy(id),
        pushDevices: pushDevices.listOf(id),
        notificationSettings: notificationSettingsOf(notificationMutes.listOf(id)),
        consents: consents.listOf(id),
        reports: reports.listBy(id).sort(byId),
        uploads: uploads
          .listBy(id)
          .sort((a, b) => b.createdAt - a.createdAt || (a.name < b.name ? 1 : -1)),
        spheres: joined.map((sphere) => sphereRecord(sphere, actor)),
        sessions: sessionRecords(
          [...sessions.listOf(id), ...sessions.listEndedOf(id, now)],
          sessionOf(viewer),
        ),
        devices: devices.listOf(id),
        passkeys: passkeys.listOf(id),
        linkedAccounts: linkedAccounts.listOf(id),
        companion: { ...companion, ...appearanceOf(companion) },
        plants: plants.listOf(id),
        ownedParts: ledger.partsOf(id),
      }),
    };
  },
} satisfies SomeHandlers;
