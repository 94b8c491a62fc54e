import { CommentAction } from '@/components/CommentItem/CommentAction';
import { HeartFilledIcon } from '@/design/icons/icons';
import { commentTexts } from '@/texts/comment';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { inCard } from '../../design/frame';

const meta = {
  component: CommentAction,
  args: { children: commentTexts.reply, onClick: fn() },
  decorators: [inCard],
} satisfies Meta<typeof CommentAction>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Liked: Story = {
  args: {
    liked: true,
    'aria-label': '댓글 좋아요 24',
    children: (
      <>
        <HeartFilledIcon />
        24
      </>
    ),
  },
};
