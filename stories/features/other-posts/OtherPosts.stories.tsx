import { OtherPosts } from '@/features/other-posts/OtherPosts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { samplePost } from '../../components/samplePost';
import { inCard } from '../../design/frame';

const meta = {
  component: OtherPosts,
  args: { post: samplePost(2, { sphereId: 'sphere1', sphereName: '새벽 감성' }) },
  decorators: [inCard],
} satisfies Meta<typeof OtherPosts>;
export default meta;
type Story = StoryObj<typeof meta>;

/** At most four videos, without the current one. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const links = await canvas.findAllByRole('link');
    await expect(links.length).toBeLessThanOrEqual(4);
    for (const link of links) await expect(link).not.toHaveAttribute('href', '/post/2');
  },
};

/** A post without a sphere shows what else its author has written. */
export const OfTheAuthor: Story = {
  args: { post: samplePost(2, { sphereId: null, sphereName: null, userId: 'user2' }) },
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
