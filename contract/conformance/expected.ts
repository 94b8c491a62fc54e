import { fixtures } from '../fixtures';
import type { PostFixture } from '../fixtures/types';
import { searchableTexts } from '../rules/blocks';
import { compareKeysDescending } from '../rules/cursor';
import { feedKeys, feedOrder, type FeedFilter } from '../rules/feed-order';
import { indexTokens, matchesSearch, searchPhrases } from '../rules/search';

/** Comments of a post in the fixtures. */
export const commentsOf = (postId: number) =>
  fixtures.comments.filter((comment) => comment.postId === postId);

/** What a search looks at: title, text, author and sphere. */
function textsOf(post: PostFixture): string[] {
  const author = fixtures.members.find(({ id }) => id === post.authorId);
  const sphere = fixtures.spheres.find(({ id }) => id === post.sphereId);
  return [
    post.title ?? '',
    ...searchableTexts(post.blocks),
    author?.userName ?? '',
    sphere?.name ?? '',
  ];
}

const tokens = new Map(
  fixtures.posts.map((post) => [post.id, indexTokens(textsOf(post))] as const),
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

/** The ids of the posts that the untouched fixtures show for a query, in order. */
export function expectedFeed(filter: FeedFilter): string[] {
  const order = feedOrder(filter);
  const keys = ({ minutesAgo, ...post }: PostFixture) =>
    feedKeys(order, {
      ...post,
      publishedAt: -minutesAgo,
      commentCount: commentsOf(post.id).length,
    });
  return fixtures.posts
    .filter((post) => matches(post, filter))
    .sort((a, b) => compareKeysDescending(keys(a), keys(b)))
    .map(({ id }) => `post${id}`);
}

/** Pieces of two letters and single letters of what people wrote, spread over the fixtures. */
export function searchWords(): string[] {
  const words = fixtures.posts.flatMap((post, at) => {
    const texts = textsOf(post);
    return (texts[at % texts.length] ?? '').match(/[\p{L}\p{N}]+/gu)?.slice(0, 2) ?? [];
  });
  // By turns the word, two letters of it, and one.
  const pieces = words.map((word, at) => {
    const letters = Array.from(word);
    const start = at % letters.length;
    const end = [letters.length, start + 2, start + 1][at % 3];
    return letters.slice(at % 3 === 0 ? 0 : start, end).join('');
  });
  return [...new Set(pieces)];
}
