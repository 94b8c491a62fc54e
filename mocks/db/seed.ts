import { fixtures } from '@contract/fixtures';
import { reactedMinutesAgo } from '@contract/fixtures/age';
import type { CommentFixture } from '@contract/fixtures/comments';
import { plantedLedger } from '@contract/fixtures/ledger';
import { sampleIds } from '@contract/fixtures/members';
import type { PostFixture } from '@contract/fixtures/posts';
import type { ReportFixture } from '@contract/fixtures/reports';
import type { SphereFixture } from '@contract/fixtures/spheres';
import { audit } from './audit';
import { comments } from './comments';
import { companions } from './companions';
import { consents } from './consents';
import { reserveIds } from './ids';
import { ledger } from './ledger';
import { members } from './members';
import { notifications } from './notifications';
import { plants } from './plants';
import { posts } from './posts';
import { reactions } from './reactions';
import { reports } from './reports';
import { clearTables } from './snapshot';
import { spheres } from './spheres';
import { settings } from './settings';
import { suspensions } from './suspensions';

type TimeAgo = (minutesAgo: number) => number;

const lastId = (records: readonly { id: number }[]) => Math.max(...records.map(({ id }) => id));

function seedSphere({ members: joined, ...sphere }: SphereFixture, at: TimeAgo): void {
  spheres.insert(sphere);
  for (const { memberId, role, joinedMinutesAgo } of joined) {
    spheres.insertMembership(sphere.id, memberId, role, at(joinedMinutesAgo));
  }
}

function seedPost({ likedBy, dislikedBy, minutesAgo, ...post }: PostFixture, at: TimeAgo): void {
  const createdAt = at(minutesAgo);
  posts.insert({
    ...post,
    createdAt,
    publishedAt: post.isConfirmed ? createdAt : null,
    ...{ pinSphereId: null, pinPosition: post.isPinned ? 1 : null, pinUntil: null },
    isRejected: false,
    isBlinded: false,
    removedAt: null,
    revertReason: null,
    idempotencyKey: null,
    revision: 0,
    changedAt: null,
    reviewedBy: null,
    reviewedAt: null,
    apiSource: post.timing !== null || post.content !== null ? 'manual' : null,
    commentCount: fixtures.comments.filter(({ postId }) => postId === post.id).length,
  });
  const reactedAt = (memberId: number) => at(reactedMinutesAgo(minutesAgo, memberId));
  for (const id of likedBy) reactions.insert(post.id, id, 'like', reactedAt(id));
  for (const id of dislikedBy) reactions.insert(post.id, id, 'dislike', reactedAt(id));
}

function seedComment({ likedBy, minutesAgo, ...comment }: CommentFixture, at: TimeAgo): void {
  const fresh = {
    replyToId: null,
    mentions: null,
    isEdited: false,
    isDeleted: false,
    isBlinded: false,
  };
  comments.insert({ ...comment, ...fresh, createdAt: at(minutesAgo) });
  for (const memberId of likedBy) comments.insertLike(comment.id, memberId);
}

function seedReport({ minutesAgo, resolution, ...report }: ReportFixture, at: TimeAgo): void {
  const { id } = reports.create({ ...report, createdAt: at(minutesAgo) });
  if (!resolution) return;
  const { action, reason: resolutionReason } = resolution;
  const settled = { resolvedAt: at(resolution.minutesAgo), resolvedBy: sampleIds.operator };
  reports.settle(id, { ...settled, resolution: action, resolutionReason });
}

/** Fills the world with the fixtures, with ages counted back from `now` (ms). */
export function seed(now: number): void {
  const at: TimeAgo = (minutesAgo) => now - minutesAgo * 60_000;
  clearTables();
  for (const { joinedMinutesAgo, ...member } of fixtures.members) {
    members.insert({ ...member, joinedAt: at(joinedMinutesAgo), deletedAt: null });
    consents.give(member.id, at(joinedMinutesAgo));
  }
  fixtures.spheres.forEach((sphere) => seedSphere(sphere, at));
  fixtures.posts.forEach((post) => seedPost(post, at));
  fixtures.comments.forEach((comment) => seedComment(comment, at));
  for (const { minutesAgo, ...notification } of fixtures.notifications) {
    notifications.insert({
      ...{ ...notification, level: null, others: 0, postTitle: '' },
      createdAt: at(minutesAgo),
    });
  }
  fixtures.companions.forEach((companion) => companions.insert(companion));
  for (const { minutesAgo, ...plant } of fixtures.plants) {
    plants.insert({ ...plant, createdAt: at(minutesAgo) });
  }
  fixtures.reports.forEach((report) => seedReport(report, at));
  for (const { minutesAgo, minutesLeft, ...suspension } of fixtures.suspensions) {
    suspensions.put({ ...suspension, until: at(-minutesLeft), createdAt: at(minutesAgo) });
  }
  for (const { minutesAgo, after, ...entry } of fixtures.audit) {
    audit.write({ ...entry, after: JSON.stringify(after(now)), now: at(minutesAgo) });
  }
  const entries = plantedLedger(now);
  entries.forEach((entry) => ledger.insert(entry));
  settings.write(fixtures.settings);
  reserveIds('user', lastId(fixtures.members));
  reserveIds('sphere', lastId(fixtures.spheres));
  reserveIds('post', lastId(fixtures.posts));
  reserveIds('comment', lastId(fixtures.comments));
  reserveIds('notification', lastId(fixtures.notifications));
  reserveIds('plant', lastId(fixtures.plants));
  reserveIds('entry', entries.length);
}
