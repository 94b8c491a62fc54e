import { SpherePosts } from '@/features/sphere-posts/SpherePosts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { inCard } from '../../design/frame';

const meta = {
  title: 'Features/SpherePosts',
  component: SpherePosts,
  args: { sphereId: 'sphere1', sphereName: '새벽 감성', exceptPostId: 'post2' },
  decorators: [inCard],
} satisfies Meta<typeof SpherePosts>;
export default meta;
type Story = StoryObj<typeof meta>;

/** At most four, without the post beside them. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const links = await canvas.findAllByRole('link', {}, { timeout: 3000 });
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

/** Nothing to offer, nothing to say. */
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
