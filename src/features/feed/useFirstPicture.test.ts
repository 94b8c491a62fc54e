import { postsAtom, putPostsAtom } from '@/state/posts';
import type { Post } from '@contract/models/post';
import { storedBlocks } from '@contract/rules/posts/blocks';
import { createStore, Provider } from 'jotai';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { useFirstPicture } from './useFeed';

const words = storedBlocks([{ type: 'text', content: 'words' }]);
const picture = storedBlocks([{ type: 'image', url: '/uploads/a.webp', caption: '' }]);
// The fields of a post that the hook reads.
const post = (postId: string, blocksJson: Post['blocksJson'], isPinned = false) =>
  ({ postId, blocksJson, isPinned }) as Post;

/** The post with the first picture of a list. */
function firstOf(posts: Post[]): string {
  const store = createStore();
  store.set(putPostsAtom, posts);
  const ids = Object.keys(store.get(postsAtom));
  const Found = () => useFirstPicture(ids) ?? 'none';
  return renderToStaticMarkup(createElement(Provider, { store }, createElement(Found)));
}

it.each<[string, Post[], string]>([
  ['on the first card', [post('a', picture), post('b', picture)], 'a'],
  ['below a member’s words', [post('a', words), post('b', picture)], 'b'],
  [
    'below a notice, whose row shows no picture',
    [post('a', picture, true), post('b', picture)],
    'b',
  ],
  [
    'of no card that is drawn later',
    [...['a', 'b', 'c'].map((id) => post(id, words)), post('d', picture)],
    'none',
  ],
])('the first picture of a list is the one %s', (_, posts, found) => {
  expect(firstOf(posts)).toBe(found);
});
