import { changePost, sendPost } from '@/api/posts';
import type { Post } from '@contract/models/post';
import { postRewards } from '@contract/rules/rewards';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { idempotentCreate } from './idempotentCreate';

vi.mock('@/api/posts');

const words = [{ type: 'text' as const, content: '같이 봐요' }];
const video = {
  title: '물소리',
  blocks: [{ type: 'video' as const, url: 'https://youtu.be/dQw4w9WgXcQ' }, ...words],
  categories: { timing: null, content: 'cooking' as const },
};

/** The post that an earlier attempt created. */
const kept = (post: Partial<Post>) =>
  vi.mocked(sendPost).mockResolvedValueOnce({
    success: true,
    postId: 'post9',
    post: { postId: 'post9', ...post } as Post,
    rewards: postRewards,
  });

describe('an idempotent create', () => {
  beforeEach(() => {
    vi.mocked(sendPost).mockReset();
    vi.mocked(changePost).mockReset();
    vi.mocked(changePost).mockResolvedValue({ success: true, post: { postId: 'post9' } as Post });
  });

  it('changes nothing if the post already has the sent content', async () => {
    const blocksJson = [{ id: 'b1', ...words[0] }] as Post['blocksJson'];
    kept({ title: null, blocksJson, categories: { timing: 'break', content: null } });
    await idempotentCreate('user1', { blocks: words }, false, vi.fn());
    expect(changePost).not.toHaveBeenCalled();
  });

  it('changes the categories if only they differ', async () => {
    const blocksJson = [
      { id: 'b1', ...video.blocks[0], caption: '' },
      { id: 'b2', ...words[0] },
    ] as Post['blocksJson'];
    const post = { title: video.title, blocksJson, categories: video.categories };
    kept(post);
    await idempotentCreate('user1', video, false, vi.fn());
    expect(changePost).not.toHaveBeenCalled();
    kept(post);
    const onKnown = vi.fn();
    const categories = { timing: null, content: 'gaming' as const };
    await idempotentCreate('user1', { ...video, categories }, false, onKnown);
    expect(onKnown).toHaveBeenCalledWith('post9');
    expect(changePost).toHaveBeenCalledWith(
      'user1',
      'post9',
      expect.objectContaining({ categories, baseRevision: 0 }),
    );
  });
});
