import { OwnComment, OwnCommentSkeleton } from '@/features/lists/OwnLists';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { isComing } from '../../design/coming';
import { longSentence, longWord } from '../../design/frame';
import { sampleComment } from '../../components/CommentItem/sample';
import { fits } from '../../fits';

const meta = {
  component: OwnComment,
  args: { comment: sampleComment(), postTitle: '한강 야경 12분', to: '/post/2#comments' },
  tags: ['autodocs'],
} satisfies Meta<typeof OwnComment>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(args.comment.content)).toBeVisible();
    await expect(canvas.getByRole('link', { name: '한강 야경 12분' })).toHaveAttribute(
      'href',
      '/post/2#comments',
    );
  },
};

export const Edited: Story = {
  args: { comment: sampleComment({ isEdited: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/수정됨$/)).toBeVisible();
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    comment: sampleComment({ content: `${longSentence}\n${longWord}\n${longSentence}` }),
    postTitle: longSentence,
  },
  play: async () => {
    await fits();
  },
};

export const Loading: Story = { render: () => <OwnCommentSkeleton />, play: isComing };
