import { PostRow, PostRowSkeleton } from '@/components/PostRow/PostRow';
import { Badge } from '@/design/components/Badge/Badge';
import { IconButton } from '@/design/components/IconButton/IconButton';
import { XIcon } from '@/design/icons/icons';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { isComing } from '../../design/coming';
import { longSentence, longWord } from '../../design/frame';
import { samplePost } from '../samplePost';
import { fits } from '../../fits';

const meta = {
  component: PostRow,
  args: { post: samplePost(2), to: '/post/2' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640 }}>
        <Story />
      </div>
    ),
  ],
  tags: ['autodocs'],
} satisfies Meta<typeof PostRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link', { name: args.post.title ?? '' });
    await expect(link).toHaveAttribute('href', '/post/2');
    await expect(canvas.getByText(/^댓글/)).toBeVisible();
  },
};

export const WithAuthor: Story = {
  args: {
    withAuthor: true,
    action: <IconButton label="저장 취소" icon={<XIcon />} tone="muted" />,
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(args.post.userName)).toBeVisible();
    await expect(canvas.getByRole('button', { name: '저장 취소' })).toBeVisible();
  },
};

export const WithStatus: Story = { args: { status: <Badge tone="warning">검토 중</Badge> } };

/** A post without a picture shows a text icon instead. */
export const WordsOnly: Story = {
  args: {
    post: samplePost(2, {
      blocksJson: [{ id: 'a', type: 'text', content: '그림 없이 적은 글' }],
      title: null,
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '그림 없이 적은 글' })).toBeVisible();
  },
};

export const LongTitle: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { post: samplePost(2, { title: `${longSentence} ${longWord}` }), withAuthor: true },
  play: async () => {
    await fits();
  },
};

export const Loading: Story = { render: () => <PostRowSkeleton />, play: isComing };
