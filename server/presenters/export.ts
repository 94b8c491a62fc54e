import { presentPlant } from '@contract/rules/garden';
import { formatId } from '@contract/rules/ids';
import { uploadUrl } from '@contract/rules/uploads';
import { presentCharacter, presentPlacedParts } from '@contract/rules/appearance';
import type { OwnSession } from '../auth/sessions';
import type { LikedComment } from '../tables/comment-like';
import { appearanceOf, type CompanionRow } from '../tables/companion';
import type { FavoriteVideoRow } from '../tables/favorite-video';
import type { MemberRow } from '../tables/member';
import type { BlockedRow, OwnMarkRow, OwnReactionRow } from '../tables/own-marks';
import type { PlantRow } from '../tables/plant';
import { LIKE } from '../tables/reaction';
import type { OwnReportRow } from '../tables/report';
import type { Viewer } from '../tables/session';
import type { SphereRow } from '../tables/sphere';
import type { Upload } from '../tables/upload';
import { isoDate } from './iso-date';
import { presentMember } from './member';
import { presentBlocked, presentSession } from './own';
import { presentOwnReport } from './report';
import { presentSphere } from './sphere';

/** Whose export it is; moments in ms. */
interface Exporter {
  member: MemberRow;
  viewer: Viewer;
  joinedAt: number;
  now: number;
}

/** The lists that are read page by page, each as the JSON of its items; see `itemsBytes`. */
interface LongLists {
  posts: Buffer[];
  comments: Buffer[];
  notifications: Buffer[];
  ledger: Buffer[];
}

/** What is read in one go. */
interface Kept {
  reactions: OwnReactionRow[];
  commentLikes: LikedComment[];
  saved: OwnMarkRow[];
  hidden: OwnMarkRow[];
  favorites: FavoriteVideoRow[];
  blocked: BlockedRow[];
  reports: OwnReportRow[];
  uploads: Upload[];
  spheres: SphereRow[];
  sessions: OwnSession[];
  companion: CompanionRow;
  plants: PlantRow[];
}

const mark = ({ postId, at }: OwnMarkRow) => ({
  postId: formatId('post', postId),
  at: isoDate(at),
});

const presentKept = (kept: Kept) => ({
  likes: kept.reactions.map(({ postId, kind }) => ({
    postId: formatId('post', postId),
    type: kind === LIKE ? 'like' : 'dislike',
  })),
  commentLikes: kept.commentLikes.map(({ commentId, postId }) => ({
    commentId: formatId('comment', commentId),
    postId: formatId('post', postId),
  })),
  saved: kept.saved.map(mark),
  hidden: kept.hidden.map(mark),
  favoriteVideos: kept.favorites.map(({ video_id, created_at }) => ({
    videoId: video_id,
    at: isoDate(created_at),
  })),
  blocked: kept.blocked.map(presentBlocked),
  reports: kept.reports.map(presentOwnReport),
  uploads: kept.uploads.map(({ name, bytes, width, height, createdAt }) => ({
    url: uploadUrl(name),
    size: bytes,
    width,
    height,
    at: isoDate(createdAt),
  })),
  spheres: kept.spheres.map(presentSphere),
  sessions: kept.sessions.map(presentSession),
  character: {
    ...presentCharacter(kept.companion),
    equippedAccessories: presentPlacedParts(appearanceOf(kept.companion)),
  },
  plants: kept.plants.map(presentPlant),
});

/** Some items of a list as JSON. @param leads whether they are the first of it */
export function itemsBytes<Row>(
  rows: readonly Row[],
  present: (row: Row) => object,
  leads: boolean,
): Buffer {
  const json = rows.map((row) => JSON.stringify(present(row))).join(',');
  return Buffer.from(leads ? json : `,${json}`);
}

/** The success body of `exportMe`. */
export function exportBytes(
  { member, viewer, joinedAt, now }: Exporter,
  { posts, comments, notifications, ledger }: LongLists,
  kept: Kept,
): Buffer {
  const head = {
    success: true,
    exportedAt: isoDate(now),
    user: presentMember(member, viewer),
    joinedAt: isoDate(joinedAt),
  };
  return Buffer.concat([
    Buffer.from(`${JSON.stringify(head).slice(0, -1)},"posts":[`),
    ...posts,
    Buffer.from('],"comments":['),
    ...comments,
    Buffer.from('],"notifications":['),
    ...notifications,
    Buffer.from('],"ledger":['),
    ...ledger,
    Buffer.from(`],${JSON.stringify(presentKept(kept)).slice(1)}`),
  ]);
}
