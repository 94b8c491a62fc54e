import type { ReviewEvent, SettingsEvent, SuspensionEvent } from '@contract/endpoints/stream';
import { isAdmin, type Actor } from '@contract/policies/actor';
import { presentSuspension } from '@contract/presenters/admin-member';
import { isoDate } from '@contract/presenters/iso-date';
import { presentPerson } from '@contract/presenters/person';
import { REVIEW_EVENT, SETTINGS_EVENT, SUSPENSION_EVENT } from '@contract/rules/site/event-stream';
import { formatId } from '@contract/rules/site/ids';
import { members } from '../db/members';
import { posts } from '../db/posts';
import { reports, type ReportRow } from '../db/reports';
import { countReviews } from '../db/review-counts';
import { settings } from '../db/settings';
import type { EventStream } from '../http/event-stream';
import { personOf } from '../presenters/review';

/** Each post's last decision, ms. */
const decisions = () => new Map(posts.list().map(({ id, reviewedAt }) => [id, reviewedAt]));

/** The posts decided since `before` was taken. */
function decidedSince(before: ReadonlyMap<number, number | null>): ReviewEvent['posts'] {
  return posts
    .list()
    .filter(({ id, reviewedAt }) => reviewedAt !== null && before.get(id) !== reviewedAt)
    .sort((a, b) => (a.reviewedAt ?? 0) - (b.reviewedAt ?? 0))
    .map(({ id, isConfirmed, isRejected, isBlinded, reviewedBy, reviewedAt }) => ({
      postId: formatId('post', id),
      is_confirmed: isConfirmed,
      isRejected,
      isBlinded,
      by: presentPerson(personOf(reviewedBy)),
      at: isoDate(reviewedAt ?? 0),
    }));
}

const keyOf = ({ targetType, targetId }: ReportRow) => formatId(targetType, targetId);

/** The last settled report of each item. */
function settlements(): Map<string, ReportRow> {
  const settled = reports.list().filter(({ resolvedAt }) => resolvedAt !== null);
  const inOrder = settled.sort((a, b) => (a.resolvedAt ?? 0) - (b.resolvedAt ?? 0));
  return new Map(inOrder.map((row) => [keyOf(row), row]));
}

/** The reports settled since `before` was taken. */
function settledSince(before: ReadonlyMap<string, ReportRow>): ReviewEvent['reports'] {
  return [...settlements()].flatMap(([key, { resolvedAt: at, resolvedBy, ...row }]) => {
    const { targetType, resolution: action } = row;
    if (at === null || resolvedBy === null || action === null) return [];
    if (before.get(key)?.resolvedAt === at) return [];
    const { id, userName } = members.get(resolvedBy);
    const by = { userId: formatId('user', id), userName };
    return [{ targetType, targetId: key, action, by, at: isoDate(at) }];
  });
}

/**
 * Sends changes of the site and of its member's suspension since the last call; the first call
 * sends everything.
 * @param actor the stream's member in their current state
 */
export function siteUpdatesFor({
  send,
}: Pick<EventStream, 'send'>): (actor: NonNullable<Actor>) => void {
  let sentSettings = '';
  let sentSuspension = '';
  let sentCounts = '';
  let known = decisions();
  let settled = settlements();
  return (actor) => {
    const present: SuspensionEvent = {
      suspension: presentSuspension(actor.suspension, Date.now()),
    };
    if (JSON.stringify(present) !== sentSuspension) send(SUSPENSION_EVENT, present);
    sentSuspension = JSON.stringify(present);
    const event: SettingsEvent = { settings: settings.read() };
    if (JSON.stringify(event) !== sentSettings) send(SETTINGS_EVENT, event);
    sentSettings = JSON.stringify(event);
    if (!isAdmin(actor)) return;
    const review: ReviewEvent = {
      counts: countReviews(),
      posts: decidedSince(known),
      reports: settledSince(settled),
    };
    const counts = JSON.stringify(review.counts);
    const isNew = review.posts.length + review.reports.length > 0;
    if (isNew || counts !== sentCounts) send(REVIEW_EVENT, review);
    sentCounts = counts;
    known = decisions();
    settled = settlements();
  };
}
