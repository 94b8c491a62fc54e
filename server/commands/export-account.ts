import { isAdmin } from '@contract/policies/actor';
import type { KeptRecords } from '@contract/presenters/export';
import { formatId } from '@contract/rules/site/ids';
import { notificationSettingsOf } from '@contract/rules/site/notifications';
import { reasonTexts } from '@contract/texts';
import { requireFound } from '../guards';
import { presentSignIn } from '@contract/presenters/export';
import { exportBytes, itemsBytes } from '../presenters/export';
import { presentNotification } from '../presenters/notification';
import { presentActivity, presentMyComment } from '../presenters/own';
import { presentPost } from '../presenters/post';
import { sphereRecord } from '../presenters/sphere';
import type { Services } from '../services';
import { listActivity } from '../tables/activity';
import { listSignIns } from '../tables/audit';
import { findCompanion, appearanceOf } from '../tables/companion';
import { listConsents } from '../tables/consent';
import { listLikedComments } from '../tables/comment-like';
import { listDevices } from '../tables/device';
import { listFollowed } from '../tables/follow';
import { listFavorites } from '../tables/favorite-video';
import { findMember } from '../tables/member';
import { listByAuthor, type ListCursor } from '../tables/member-posts';
import { listMuted } from '../tables/notification-mute';
import { listNotifications } from '../tables/notification-list';
import { listOwnComments } from '../tables/own-comments';
import { listBlocked, listJoined, listMarks, listReactions } from '../tables/own-marks';
import { listOwnedParts } from '../tables/owned-part';
import { listLinkedAccounts } from '../tables/linked-account';
import { listPasskeys } from '../tables/passkey';
import { listPlants } from '../tables/plant';
import { findProfile } from '../tables/profile';
import { listOwnReports } from '../tables/report';
import { listPushDevices } from '../tables/push-device';
import { reactionOf } from '../tables/reaction';
import type { Viewer } from '../tables/session';
import { listUploadsBy } from '../tables/upload';

/** The number of rows to read and serialise at a time; other requests run in between. */
const AT_A_TIME = 200;

const START = { at: Number.MAX_SAFE_INTEGER, id: 2 ** 31 - 1, limit: AT_A_TIME };

/** A whole list as JSON, read page by page. */
async function listed<Row extends { id: number; createdAt: number }>(
  read: (cursor: ListCursor) => Promise<Row[]>,
  present: (row: Row) => object,
): Promise<Buffer[]> {
  const parts: Buffer[] = [];
  let cursor: ListCursor | null = START;
  while (cursor) {
    const rows: Row[] = await read(cursor);
    if (rows.length > 0) parts.push(itemsBytes(rows, present, parts.length === 0));
    const last = rows.at(-1);
    cursor =
      last && rows.length === AT_A_TIME
        ? { at: last.createdAt, id: last.id, limit: AT_A_TIME }
        : null;
  }
  return parts;
}

async function readKept(services: Services, { id }: Viewer, token: string): Promise<KeptRecords> {
  const { db, sessions } = services;
  const reactions = await listReactions(db, { memberId: id });
  const favorites = await listFavorites(db, { memberId: id, limit: 2 ** 31 - 1 });
  const companion = requireFound(
    await findCompanion(db, { memberId: id }),
    reasonTexts.memberNotFound,
  );
  return {
    reactions: reactions.flatMap(({ postId, kind }) => {
      const type = reactionOf(kind);
      return type === null ? [] : [{ postId, type }];
    }),
    commentLikes: await listLikedComments(db, { memberId: id }),
    saved: await listMarks(db, 'saved_post', { memberId: id }),
    hidden: await listMarks(db, 'hidden_post', { memberId: id }),
    muted: await listMarks(db, 'muted_post', { memberId: id }),
    favorites: favorites.map((row) => ({ videoId: row.videoId, createdAt: row.createdAt })),
    blocked: await listBlocked(db, { memberId: id }),
    follows: await listFollowed(db, { memberId: id }),
    notificationSettings: notificationSettingsOf(await listMuted(db, { memberId: id })),
    consents: await listConsents(db, { memberId: id }),
    pushDevices: await listPushDevices(db, { memberId: id, now: services.now() }),
    ownedParts: await listOwnedParts(db, { memberId: id }),
    reports: await listOwnReports(db, { memberId: id }),
    uploads: await listUploadsBy(db, { memberId: id }),
    spheres: (await listJoined(db, { memberId: id })).map(sphereRecord),
    sessions: await sessions.list(id, token, true),
    devices: await listDevices(db, { memberId: id }),
    passkeys: await listPasskeys(db, { memberId: id }),
    linkedAccounts: await listLinkedAccounts(db, { memberId: id }),
    companion: { ...companion, ...appearanceOf(companion) },
    plants: await listPlants(db, { memberId: id }),
  };
}

/**
 * All stored data about a member, as the JSON of `exportMe`.
 * @param token the value of the session's cookie
 * @param now ms
 * @throws ApiError NOT_FOUND when the account was deleted
 */
export async function exportAccount(
  services: Services,
  viewer: Viewer,
  token: string,
  now: number,
): Promise<Buffer> {
  const { db } = services;
  const { id } = viewer;
  const member = requireFound(await findMember(db, { id }), reasonTexts.memberNotFound);
  const { joinedAt } = requireFound(
    await findProfile(db, { id, viewerId: id }),
    reasonTexts.memberNotFound,
  );
  const own = { authorId: id, viewerId: id };
  const posts = await listed(
    (cursor) => listByAuthor(db, { pending: true, omitHidden: false }, { ...own, ...cursor }),
    (row) => presentPost(row, now),
  );
  const comments = await listed(
    (cursor) =>
      listOwnComments(db, true, { memberId: id, seesAll: Number(isAdmin(viewer)), ...cursor }),
    (row) => presentMyComment(row, now),
  );
  const notifications = await listed(
    ({ at, ...cursor }) => listNotifications(db, null, { memberId: id, createdAt: at, ...cursor }),
    (row) => presentNotification(row, now),
  );
  const ledger = await listed(
    (cursor) => listActivity(db, { memberId: id, seesAll: Number(isAdmin(viewer)), ...cursor }),
    (row) => presentActivity(row, now),
  );
  const subject = formatId('user', id);
  const signIns = await listed(
    (cursor) => listSignIns(db, { subject, ...cursor }),
    (row) => presentSignIn(row),
  );
  return exportBytes(
    { member, viewer, joinedAt, now },
    { posts, comments, notifications, ledger, signIns },
    await readKept(services, viewer, token),
  );
}
