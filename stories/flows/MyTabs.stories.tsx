import { routes } from '@/config/routes';
import { commonTexts } from '@/texts/common';
import { failureTexts } from '@/texts/errors';
import { emptyTexts, listFailureTexts, myTexts } from '@/texts/my';
import { sampleIds } from '@contract/fixtures/members';
import { favoriteVideos, savedPosts } from '@mocks/db/marks';
import { spheres } from '@mocks/db/spheres';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { page } from '../site';

// Each tab of the member's own page when it is empty and when it fails to load.
const meta = { tags: ['behavior'], ...page('/', 'member') } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

/** Checks that the tab says it is empty and links to a place to fill it. */
const isEmpty =
  (message: string, act: string, to: string): Play =>
  async ({ canvas }) => {
    await expect(await canvas.findByText(message)).toBeVisible();
    const tab = within(canvas.getByRole('tabpanel'));
    await expect(tab.getByRole('link', { name: act })).toHaveAttribute('href', to);
  };

/** Checks that the tab names its failure, and that a retry loads it. */
const hasFailed =
  (message: string, list: string): Play =>
  async ({ canvas, msw, userEvent }) => {
    await expect(await canvas.findByText(message)).toBeVisible();
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: commonTexts.retry }));
    await expect(await canvas.findByRole('list', { name: list })).toBeVisible();
  };

export const PostsEmpty: Story = {
  parameters: { at: '/my', scenario: 'my.empty' },
  play: isEmpty(emptyTexts.posts.message, emptyTexts.posts.act, '/write'),
};
export const CommentsEmpty: Story = {
  parameters: { at: '/my/comments', scenario: 'my.empty' },
  play: isEmpty(emptyTexts.comments.message, emptyTexts.comments.act, '/'),
};
export const LikesEmpty: Story = {
  parameters: { at: '/my/likes', scenario: 'my.empty' },
  play: isEmpty(emptyTexts.likes.message, emptyTexts.likes.act, '/?sort=popular'),
};
export const FavoritesEmpty: Story = {
  parameters: { at: '/my/favorites', scenario: 'my.empty' },
  play: isEmpty(emptyTexts.favorites.message, emptyTexts.favorites.act, '/'),
};
export const ActivityEmpty: Story = {
  parameters: { at: '/my/activity', scenario: 'my.empty' },
  play: isEmpty(emptyTexts.activity.message, emptyTexts.comments.act, '/'),
};
export const SpheresEmpty: Story = {
  parameters: { at: '/my/spheres' },
  beforeEach: () => {
    for (const { sphereId } of spheres.membershipsOf(sampleIds.yuna))
      spheres.leave(sphereId, sampleIds.yuna);
  },
  play: isEmpty(emptyTexts.spheres.message, emptyTexts.spheres.act, routes.spheres),
};

export const CommentsFailed: Story = {
  parameters: { at: '/my/comments', scenario: 'my.failed' },
  play: hasFailed(listFailureTexts.comments, myTexts.tabs.comments),
};
export const LikesFailed: Story = {
  parameters: { at: '/my/likes', scenario: 'my.failed' },
  play: hasFailed(listFailureTexts.likes, myTexts.tabs.likes),
};
export const SavedFailed: Story = {
  parameters: { at: '/my/saved', scenario: 'my.failed' },
  beforeEach: () => savedPosts.add(sampleIds.yuna, 3, Date.now()),
  play: hasFailed(listFailureTexts.saved, commonTexts.save),
};
export const FavoritesFailed: Story = {
  parameters: { at: '/my/favorites', scenario: 'my.failed' },
  beforeEach: () => favoriteVideos.add(sampleIds.yuna, 'AAAAAAAAAAA', Date.now()),
  play: hasFailed(listFailureTexts.favorites, myTexts.tabs.favorites),
};
export const ActivityFailed: Story = {
  parameters: { at: '/my/activity', scenario: 'my.failed' },
  play: hasFailed(listFailureTexts.activity, myTexts.tabs.activity),
};
export const SpheresFailed: Story = {
  parameters: { at: '/my/spheres', scenario: 'spheres.failed' },
  play: hasFailed(failureTexts.spheres, myTexts.tabs.spheres),
};
