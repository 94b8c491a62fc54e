import { SpherePosts } from '@/features/sphere-posts/SpherePosts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { inCard } from '../../design/frame';

const meta = {
  component: SpherePosts,
  args: { sphereId: 'sphere1', sphereName: '새벽 감성', exceptPostId: 'post2' },
  decorators: [inCard],
} satisfies Meta<typeof SpherePosts>;
export default meta;
type Story = StoryObj<typeof meta>;

/** At most four posts, without the current one. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const links = await canvas.findAllByRole('link');
    await expect(links.length).toBeLessThanOrEqual(4);
    for (const link of links) await expect(link).not.toHaveAttribute('href', '/post/2');
  },
};

export const Loading: Story = {
  parameters: { scenario: 'feed.loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: '새벽 감성의 다른 영상' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

/** For a sphere without other videos nothing is drawn. */
export const Empty: Story = {
  parameters: { scenario: 'feed.empty' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('region')).toBeNull());
  },
};

export const Failed: Story = {
  parameters: { scenario: 'feed.failed' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('region')).toBeNull());
  },
};
