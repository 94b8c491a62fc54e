import { call } from '@/api/client';
import { readChecksum, sampleChecksum } from '@contract/fixtures/checksum';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  render: () => <output>{sampleChecksum()}</output>,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** All stories use the people and posts of the demo and of the database's seed. */
export const Checksum: Story = {
  play: async ({ canvas }) => {
    const found = await readChecksum({
      member: async (userId) => (await call('getUser', { params: { userId } })).user,
      feedPage: async (cursor) => {
        const query = { limit: 50, ...(cursor === null ? {} : { cursor }) };
        const { posts, pagination } = (await call('getFeed', { query })).data;
        return { posts, next: pagination.nextCursor };
      },
    });
    await expect(canvas.getByRole('status')).toHaveTextContent(found);
  },
};
