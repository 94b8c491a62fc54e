import { PostActions } from '@/components/PostActions/PostActions';
import { postTexts } from '@/texts/post';
import { type Reactions } from '@contract/rules/posts/reactions';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { inCard } from '../../design/frame';

const reactions: Reactions = {
  likeCount: 1284,
  dislikeCount: 14,
  isLiked: false,
  isDisliked: false,
};

const meta = {
  component: PostActions,
  args: {
    reactions,
    commentCount: 86,
    saved: false,
    onSave: fn(),
    comments: { to: '/post/2#comments' },
    onReact: fn(),
    onShare: fn(),
  },
  decorators: [inCard],
  tags: ['autodocs'],
} satisfies Meta<typeof PostActions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The filled heart and the screen reader text show the like, not only the colour. */
export const Liked: Story = {
  args: { reactions: { ...reactions, isLiked: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /좋아요/, pressed: true })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /싫어요/, pressed: false })).toBeVisible();
  },
};

export const Disliked: Story = { args: { reactions: { ...reactions, isDisliked: true } } };

/** A filled bookmark. */
export const Saved: Story = {
  args: { saved: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: postTexts.save, pressed: true })).toBeVisible();
  },
};

/** Five actions with large numbers fit the narrowest phone. */
export const Narrow: Story = {
  args: { commentCount: 86_400 },
  decorators: [
    (Story) => (
      <div style={{ width: 296 }}>
        <Story />
      </div>
    ),
  ],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const share = canvas.getByRole('button', { name: postTexts.share });
    await expect(share.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
  },
};

export const Boxed: Story = {
  args: { boxed: true, reactions: { ...reactions, isLiked: true }, comments: { onPress: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '댓글 86' })).toBeVisible();
    await expect(canvas.getByText(postTexts.share)).toBeVisible();
  },
};

/** On hover or focus a guest reads where a press leads. */
export const Guest: Story = {
  args: { needsLogin: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button', { name: /좋아요/ }));
    await waitFor(() => expect(canvas.getByText(postTexts.likeNeedsLogin)).toBeVisible());
  },
};
