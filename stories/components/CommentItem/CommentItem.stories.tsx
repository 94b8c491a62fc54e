import { CommentAction, CommentItem } from '@/components/CommentItem/CommentItem';
import { HeartFilledIcon } from '@/design/icons/icons';
import { commentTexts } from '@/texts/comment';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inCard, longSentence, longWord } from '../../design/frame';
import { sampleComment } from './sample';
import { fits } from '../../fits';

const meta = {
  component: CommentItem,
  args: {
    comment: sampleComment(),
    authorTo: '/member/3',
    actions: <CommentAction>답글</CommentAction>,
  },
  decorators: [inCard],
  tags: ['autodocs'],
} satisfies Meta<typeof CommentItem>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('정소라')).toBeVisible();
    await expect(canvas.getByText('1시간 전')).toBeVisible();
    await expect(canvas.queryByText(commentTexts.author)).toBeNull();
  },
};

export const ByTheAuthor: Story = {
  args: { byAuthor: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(commentTexts.author)).toBeVisible();
  },
};

export const Reply: Story = { args: { reply: true, byAuthor: true } };

export const Edited: Story = {
  args: { comment: sampleComment({ isEdited: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/수정됨/)).toBeVisible();
  },
};

/** A mention links to the member's page; other names after an @ are plain words. */
export const Mentioning: Story = {
  args: {
    comment: sampleComment({
      content: '@박지훈님 말씀이 맞아요. @모르는이 https://example.com/@박지훈',
      mentions: [{ userId: 'user5', userName: '박지훈' }],
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '@박지훈' })).toHaveAttribute(
      'href',
      '/member/5',
    );
    await expect(canvas.queryByRole('link', { name: /모르는이/ })).toBeNull();
  },
};

/** A deleted comment has no name and no actions; it only holds its replies together. */
export const Deleted: Story = {
  args: { comment: sampleComment({ isDeleted: true, content: '' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(commentTexts.deleted)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByText('정소라')).toBeNull();
  },
};

/** A comment of a blocked member and a reported comment show no text either. */
export const Hidden: Story = {
  args: { comment: sampleComment({ isBlocked: true, content: '' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(commentTexts.hidden)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByText('정소라')).toBeNull();
  },
};

/** A comment that reports hide keeps its place without name and text. */
export const Blinded: Story = {
  args: { comment: sampleComment({ isBlinded: true, content: '' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(commentTexts.blinded)).toBeVisible();
    await expect(canvas.queryByText('정소라')).toBeNull();
  },
};

/** Its author and admins see it, marked. */
export const BlindedForItsAuthor: Story = {
  args: { comment: sampleComment({ isBlinded: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(commentTexts.blindedState)).toBeVisible();
    await expect(canvas.getByText('정소라')).toBeVisible();
  },
};

/** Line breaks stay as typed; a long word breaks instead of widening the page. */
export const LongText: Story = {
  args: { comment: sampleComment({ content: `${longSentence}\n${longWord}\n\n${longSentence}` }) },
  play: async () => {
    await fits();
  },
};

/** An address in a comment is a link. */
export const Address: Story = {
  args: { comment: sampleComment({ content: '여기요\nhttps://example.com/a입니다' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'https://example.com/a' })).toBeVisible();
  },
};

/** While the comment is edited, the editor replaces its text. */
export const WithEditor: Story = {
  args: { editor: <p>여기서 고치는 중</p> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('여기서 고치는 중')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: commentTexts.reply })).toBeNull();
  },
};

export const Liked: Story = {
  args: {
    actions: (
      <CommentAction liked aria-label="댓글 좋아요 24">
        <HeartFilledIcon />
        24
      </CommentAction>
    ),
  },
};
