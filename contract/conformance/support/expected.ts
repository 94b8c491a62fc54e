import { fixtures } from '../../fixtures';
import type { PostFixture } from '../../fixtures/posts';
import { mediaOf } from '../../rules/posts/blocks';
import { formatId } from '../../rules/site/ids';
import { searchTokens } from '../../rules/posts/post-search';
import { compareKeysDescending } from '../../rules/site/cursor';
import { feedKeys, feedOrder, leadingPins, type FeedFilter } from '../../rules/posts/feed-order';
import { matchesSearch, searchPhrases } from '../../rules/text/search';

/** Comments of a post in the fixtures. */
export const commentsOf = (postId: number) =>
  fixtures.comments.filter((comment) => comment.postId === postId);

/** The unsettled sample reports, of one target or all. */
export const openReportsOf = (targetType?: 'post' | 'comment', targetId?: number) =>
  fixtures.reports.filter(
    (report) =>
      report.resolution === null &&
      (targetType === undefined || report.targetType === targetType) &&
      (targetId === undefined || report.targetId === targetId),
  );

/** The ids of reported items that are still open, by latest report. */
export const expectedCases = (): string[] => [
  ...new Set(
    openReportsOf()
      .toSorted((a, b) => a.minutesAgo - b.minutesAgo || b.id - a.id)
      .map(({ targetType, targetId }) => formatId(targetType, targetId)),
  ),
];

const nameOf = <T extends { id: number }>(list: T[], id: number | null) =>
  list.find((one) => one.id === id);

const tokens = new Map(
  fixtures.posts.map((post) => {
    const authorName = nameOf(fixtures.members, post.authorId)?.userName ?? '';
    const sphereName = nameOf(fixtures.spheres, post.sphereId)?.name ?? null;
    return [post.id, searchTokens({ ...post, authorName, sphereName })] as const;
  }),
);

function matches(post: PostFixture, { q, sphereId, timing, content }: FeedFilter): boolean {
  return (
    post.isConfirmed &&
    (sphereId === undefined || post.sphereId === sphereId) &&
    (timing === undefined || post.timing === timing) &&
    (content === undefined || post.content === content) &&
    (!q || matchesSearch(tokens.get(post.id) ?? [], searchPhrases(q)))
  );
}

/** How many posts of the fixtures are pinned, in the feed of the site. */
export const pinnedFixtures = fixtures.posts.filter(({ isPinned }) => isPinned).length;

/** The ids of the posts that the unchanged fixtures return for a query, in order. */
export function expectedFeed(filter: FeedFilter): string[] {
  const order = feedOrder(filter);
  const keys = ({ minutesAgo, ...post }: PostFixture) =>
    feedKeys(order, {
      ...post,
      publishedAt: -minutesAgo,
      commentCount: commentsOf(post.id).length,
    });
  const leads = (post: PostFixture) => Number(leadingPins(filter) === 'site' && post.isPinned);
  return fixtures.posts
    .filter((post) => matches(post, filter))
    .sort((a, b) => leads(b) - leads(a) || compareKeysDescending(keys(a), keys(b)))
    .map(({ id }) => `post${id}`);
}

/**
 * Search words from the fixtures' texts: beginnings of words, pairs of letters and single letters.
 */
export function searchWords(): string[] {
  const words = fixtures.posts.flatMap(({ title, blocks }, at) => {
    const texts = [title ?? '', ...mediaOf(blocks).map(({ content }) => content ?? '')];
    return (texts[at % texts.length] ?? '').match(/[\p{L}\p{N}]+/gu)?.slice(0, 2) ?? [];
  });
  // In rotation: the word, two of its letters, one of them.
  const pieces = words.map((word, at) => {
    const letters = Array.from(word);
    const start = at % letters.length;
    const end = [letters.length, start + 2, start + 1][at % 3];
    return letters.slice(at % 3 === 0 ? 0 : start, end).join('');
  });
  return [...new Set(pieces)];
}
