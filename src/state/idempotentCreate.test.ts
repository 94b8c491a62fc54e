import { answerFromWorld } from '@/api/testing/world';
import type { Post } from '@contract/models/post';
import { postRewards } from '@contract/rules/companion/rewards';
import { describe, expect, it, vi } from 'vitest';
import { idempotentCreate } from './idempotentCreate';

const words = [{ type: 'text' as const, content: '같이 봐요' }];
const video = {
  title: '물소리',
  blocks: [{ type: 'video' as const, url: 'https://youtu.be/dQw4w9WgXcQ' }, ...words],
  categories: { timing: null, content: 'cooking' as const },
};

/** Answers with the post that an earlier attempt created; returns the sent changes. */
function kept(post: Partial<Post>) {
  const calls = answerFromWorld({
    createPost: () => ({ post: { postId: 'post9', ...post }, rewards: postRewards }),
    updatePost: () => ({ post: { postId: 'post9' } }),
  });
  return () => calls.filter(([name]) => name === 'updatePost').map(([, input]) => input);
}

describe('an idempotent create', () => {
  it('changes nothing if the post already has the sent content', async () => {
    const blocksJson = [{ id: 'b1', ...words[0] }] as Post['blocksJson'];
    const categories = { timing: 'break' as const, content: null };
    const changes = kept({ title: null, blocksJson, categories });
    await idempotentCreate('user1', { blocks: words }, false, vi.fn());
    expect(changes()).toEqual([]);
  });

  it('changes the categories if only they differ', async () => {
    const blocksJson = [
      { id: 'b1', ...video.blocks[0], caption: '' },
      { id: 'b2', ...words[0] },
    ] as Post['blocksJson'];
    const post = { title: video.title, blocksJson, categories: video.categories };
    const changes = kept(post);
    await idempotentCreate('user1', video, false, vi.fn());
    expect(changes()).toEqual([]);
    const onKnown = vi.fn();
    const categories = { timing: null, content: 'gaming' as const };
    await idempotentCreate('user1', { ...video, categories }, false, onKnown);
    expect(onKnown).toHaveBeenCalledWith('post9');
    const body = { userId: 'user1', categories, baseRevision: 0 };
    expect(changes()).toMatchObject([{ params: { postId: 'post9' }, body }]);
  });
});
