import { formatId } from '@contract/rules/ids';
import { isAdmin } from '@contract/policies/actor';
import { reasonTexts } from '@contract/texts';
import { found } from '../http/call';
import { uploadUrl } from '@contract/rules/uploads';
import { presentCharacter, presentWorn } from '@contract/rules/wardrobe';
import { presentMember } from '../presenters/member';
import { presentNotification } from '../presenters/notification';
import {
  presentActivity,
  presentBlocked,
  presentMyComment,
  presentSession,
} from '../presenters/own';
import { presentPlant } from '@contract/rules/garden';
import { presentPost } from '../presenters/post';
import { presentOwnReport } from '../presenters/report';
import { presentSphere } from '../presenters/sphere';
import type { Services } from '../services';
import { listActivity } from '../tables/activity';
import { findCompanion, lookOf } from '../tables/companion';
import { listLikedComments } from '../tables/comment-like';
import { listFavorites } from '../tables/favorite-video';
import { findMember } from '../tables/member';
import { listByAuthor, type Place } from '../tables/member-posts';
import { listNotifications } from '../tables/notification-list';
import { listOwnComments } from '../tables/own-comments';
import { listBlocked, listJoined, listMarks, listReactions } from '../tables/own-marks';
import { listPlants } from '../tables/plant';
import { findProfile } from '../tables/profile';
import { LIKE } from '../tables/reaction';
import { listOwnReports } from '../tables/report';
import type { Viewer } from '../tables/session';
import { listUploadsBy } from '../tables/upload';

/** Rows that are read and written as JSON at a time: between them others get their turn. */
const AT_A_TIME = 200;

const START = { at: Number.MAX_SAFE_INTEGER, id: 2 ** 31 - 1, limit: AT_A_TIME };
const isoDate = (moment: number) => new Date(moment).toISOString();
const mark = ({ postId, at }: { postId: number; at: number }) => ({
  postId: formatId('post', postId),
  at: isoDate(at),
});

/** A whole list as JSON, read page by page. */
async function listed<Row extends { id: number; created_at: number }>(
  read: (place: Place) => Promise<Row[]>,
  present: (row: Row) => object,
): Promise<Buffer[]> {
  const parts: Buffer[] = [];
  let place: Place | null = START;
  while (place) {
    const rows: Row[] = await read(place);
    if (rows.length > 0) {
      const json = rows.map((row) => JSON.stringify(present(row))).join(',');
      parts.push(Buffer.from(parts.length > 0 ? `,${json}` : json));
    }
    const last = rows.at(-1);
    place =
      last && rows.length === AT_A_TIME
        ? { at: last.created_at, id: last.id, limit: AT_A_TIME }
        : null;
  }
  return parts;
}

async function rest({ db, sessions }: Services, { id }: Viewer, token: string) {
  const reactions = await listReactions(db, id);
  const favorites = await listFavorites(db, id, 2 ** 31 - 1);
  const companion = found(await findCompanion(db, id), reasonTexts.memberNotFound);
  return {
    likes: reactions.map(({ postId, kind }) => ({
      postId: formatId('post', postId),
      type: kind === LIKE ? 'like' : 'dislike',
    })),
    commentLikes: (await listLikedComments(db, id)).map(({ commentId, postId }) => ({
      commentId: formatId('comment', commentId),
      postId: formatId('post', postId),
    })),
    saved: (await listMarks(db, 'saved_post', id)).map(mark),
    hidden: (await listMarks(db, 'hidden_post', id)).map(mark),
    favoriteVideos: favorites.map(({ video_id, created_at }) => ({
      videoId: video_id,
      at: isoDate(created_at),
    })),
    blocked: (await listBlocked(db, id)).map(presentBlocked),
    reports: (await listOwnReports(db, id)).map(presentOwnReport),
    uploads: (await listUploadsBy(db, id)).map(({ name, bytes, width, height, createdAt }) => ({
      url: uploadUrl(name),
      size: bytes,
      width,
      height,
      at: isoDate(createdAt),
    })),
    spheres: (await listJoined(db, id)).map(presentSphere),
    sessions: (await sessions.list(id, token)).map(presentSession),
    character: {
      ...presentCharacter(companion),
      equippedAccessories: presentWorn(lookOf(companion)),
    },
    plants: (await listPlants(db, id)).map(presentPlant),
  };
}

/**
 * Everything that is kept of a member, as the JSON of `exportMe`.
 * @param token the value of the session's cookie
 * @param now ms
 * @throws ApiError NOT_FOUND when the member is gone
 */
export async function exportAccount(
  house: Services,
  viewer: Viewer,
  token: string,
  now: number,
): Promise<Buffer> {
  const { db } = house;
  const { id } = viewer;
  const member = found(await findMember(db, id), reasonTexts.memberNotFound);
  const profile = found(await findProfile(db, id, id), reasonTexts.memberNotFound);
  const own = { authorId: id, viewerId: id };
  const posts = await listed(
    (place) => listByAuthor(db, { pending: true, exclude: false }, { ...own, ...place }),
    (row) => presentPost(row, now),
  );
  const comments = await listed(
    (place) =>
      listOwnComments(db, true, { memberId: id, seesAll: Number(isAdmin(viewer)), ...place }),
    (row) => presentMyComment(row, now),
  );
  const notifications = await listed(
    ({ at, ...place }) => listNotifications(db, { memberId: id, createdAt: at, ...place }),
    (row) => presentNotification(row, now),
  );
  const ledger = await listed(
    (place) => listActivity(db, { memberId: id, seesAll: Number(isAdmin(viewer)), ...place }),
    (row) => presentActivity(row, now),
  );
  const head = {
    success: true,
    exportedAt: isoDate(now),
    user: presentMember(member, viewer),
    joinedAt: isoDate(profile.joinedAt),
  };
  const tail = JSON.stringify(await rest(house, viewer, token));
  return Buffer.concat([
    Buffer.from(`${JSON.stringify(head).slice(0, -1)},"posts":[`),
    ...posts,
    Buffer.from('],"comments":['),
    ...comments,
    Buffer.from('],"notifications":['),
    ...notifications,
    Buffer.from('],"ledger":['),
    ...ledger,
    Buffer.from(`],${tail.slice(1)}`),
  ]);
}
