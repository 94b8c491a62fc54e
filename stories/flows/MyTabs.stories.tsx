import { Site } from '@/app/Site';
import { sampleIds } from '@contract/fixtures/members';
import { favoriteVideos, savedPosts } from '@mocks/db/marks';
import { spheres } from '@mocks/db/spheres';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

// Each tab of one's own page while there is nothing in it, and when it cannot be loaded.
const meta = {
  component: Site,
  parameters: { role: 'member' },
} satisfies Meta<typeof Site>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

/** Says that there is nothing yet, and leads to where something could be. */
const isEmpty =
  (message: string, act: string, to: string): Play =>
  async ({ canvas }) => {
    await expect(await canvas.findByText(message)).toBeVisible();
    const tab = within(canvas.getByRole('tabpanel'));
    await expect(tab.getByRole('link', { name: act })).toHaveAttribute('href', to);
  };

/** Says what could not be loaded; asked again it is there. */
const hasFailed =
  (message: string, list: string): Play =>
  async ({ canvas, msw, userEvent }) => {
    await expect(await canvas.findByText(message)).toBeVisible();
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: '다시 시도' }));
    await expect(await canvas.findByRole('list', { name: list })).toBeVisible();
  };

export const PostsEmpty: Story = {
  parameters: { at: '/my', scenario: 'my.empty' },
  play: isEmpty('아직 올린 글이 없습니다. 오늘 본 영상을 남겨주세요.', '글쓰기', '/write'),
};
export const CommentsEmpty: Story = {
  parameters: { at: '/my/comments', scenario: 'my.empty' },
  play: isEmpty('아직 남긴 댓글이 없습니다.', '글 둘러보기', '/'),
};
export const LikesEmpty: Story = {
  parameters: { at: '/my/likes', scenario: 'my.empty' },
  play: isEmpty('아직 좋아요를 누른 글이 없습니다.', '인기 글 보기', '/?sort=popular'),
};
export const FavoritesEmpty: Story = {
  parameters: { at: '/my/favorites', scenario: 'my.empty' },
  play: isEmpty('아직 즐겨찾기한 영상이 없습니다.', '영상 둘러보기', '/'),
};
export const ActivityEmpty: Story = {
  parameters: { at: '/my/activity', scenario: 'my.empty' },
  play: isEmpty('아직 활동 내역이 없습니다.', '글 둘러보기', '/'),
};
export const SpheresEmpty: Story = {
  parameters: { at: '/my/spheres' },
  beforeEach: () => {
    for (const { sphereId } of spheres.membershipsOf(sampleIds.yuna))
      spheres.leave(sphereId, sampleIds.yuna);
  },
  play: isEmpty('아직 참여한 스피어가 없습니다.', '스피어 둘러보기', '/'),
};

export const CommentsFailed: Story = {
  parameters: { at: '/my/comments', scenario: 'my.failed' },
  play: hasFailed('댓글 목록을 불러오지 못했습니다.', '댓글'),
};
export const LikesFailed: Story = {
  parameters: { at: '/my/likes', scenario: 'my.failed' },
  play: hasFailed('좋아요한 글을 불러오지 못했습니다.', '좋아요'),
};
export const SavedFailed: Story = {
  parameters: { at: '/my/saved', scenario: 'my.failed' },
  beforeEach: () => savedPosts.add(sampleIds.yuna, 3, Date.now()),
  play: hasFailed('저장한 글을 불러오지 못했습니다.', '저장'),
};
export const FavoritesFailed: Story = {
  parameters: { at: '/my/favorites', scenario: 'my.failed' },
  beforeEach: () => favoriteVideos.add(sampleIds.yuna, 'AAAAAAAAAAA', Date.now()),
  play: hasFailed('즐겨찾기한 영상을 불러오지 못했습니다.', '즐겨찾기'),
};
export const ActivityFailed: Story = {
  parameters: { at: '/my/activity', scenario: 'my.failed' },
  play: hasFailed('활동 내역을 불러오지 못했습니다.', '활동 내역'),
};
export const SpheresFailed: Story = {
  parameters: { at: '/my/spheres', scenario: 'spheres.failed' },
  play: hasFailed('스피어를 불러오지 못했습니다.', '스피어'),
};
