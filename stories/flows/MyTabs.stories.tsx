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

// The tabs of the member's own page when they are empty and when they fail to load.
const meta = { tags: ['behavior'], ...page('/my', 'member') } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const { tabs } = myTexts;

/** Each tab says that it is empty and links to a place to fill it. */
export const Empty: Story = {
  parameters: { scenario: 'my.empty' },
  beforeEach: () => {
    for (const { sphereId } of spheres.membershipsOf(sampleIds.yuna))
      spheres.leave(sphereId, sampleIds.yuna);
  },
  play: async ({ canvas, userEvent }) => {
    const { posts, comments, likes, favorites, activity } = emptyTexts;
    for (const [name, { message }, act, to] of [
      [tabs.posts, posts, posts.act, '/write'],
      [tabs.comments, comments, comments.act, '/'],
      [tabs.likes, likes, likes.act, '/?sort=popular'],
      [tabs.favorites, favorites, favorites.act, '/'],
      [tabs.activity, activity, comments.act, '/'],
      [tabs.spheres, emptyTexts.spheres, emptyTexts.spheres.act, routes.spheres],
    ] as const) {
      await userEvent.click(await canvas.findByRole('tab', { name }));
      await expect(await canvas.findByText(message)).toBeVisible();
      const tab = within(canvas.getByRole('tabpanel'));
      await expect(tab.getByRole('link', { name: act })).toHaveAttribute('href', to);
    }
  },
};

/** Each tab names its failure, and a retry loads it. */
export const Failed: Story = {
  parameters: { scenario: ['my.failed', 'spheres.failed'] },
  beforeEach: () => {
    savedPosts.add(sampleIds.yuna, 3, Date.now());
    favoriteVideos.add(sampleIds.yuna, 'AAAAAAAAAAA', Date.now());
  },
  play: async ({ canvas, msw, userEvent }) => {
    const failures = [
      [tabs.comments, listFailureTexts.comments],
      [tabs.likes, listFailureTexts.likes],
      [commonTexts.save, listFailureTexts.saved],
      [tabs.favorites, listFailureTexts.favorites],
      [tabs.activity, listFailureTexts.activity],
      [tabs.spheres, failureTexts.spheres],
    ] as const;
    for (const [name, message] of failures) {
      await userEvent.click(await canvas.findByRole('tab', { name }));
      await expect(await canvas.findByText(message)).toBeVisible();
    }
    msw.resetHandlers();
    for (const [name] of failures) {
      await userEvent.click(canvas.getByRole('tab', { name }));
      const tab = within(canvas.getByRole('tabpanel'));
      const retry = tab.queryByRole('button', { name: commonTexts.retry });
      if (retry) await userEvent.click(retry);
      await expect(await canvas.findByRole('list', { name })).toBeVisible();
    }
  },
};
