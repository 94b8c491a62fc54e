import { Startup } from '@/app/Startup';
import { ToastHost } from '@/app/ToastHost';
import { PostActionBar } from '@/screens/parts/PostActionBar/PostActionBar';
import { putPostsAtom, usePost } from '@/state/posts';
import { postTexts } from '@/texts/post';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSetAtom } from 'jotai';
import { http, HttpResponse } from 'msw';
import { useEffect } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { samplePost } from '../../../components/samplePost';
import { inCard } from '../../../design/frame';

const post = samplePost(7, { likeCount: 20, dislikeCount: 3 });

function Bar() {
  const put = useSetAtom(putPostsAtom);
  useEffect(() => put([post]), [put]);
  const shown = usePost(post.postId);
  return shown ? <PostActionBar post={shown} comments={{ to: '/post/7' }} /> : null;
}

const meta = {
  component: PostActionBar,
  args: { post, comments: { to: '/post/7' } },
  render: () => (
    <>
      <Startup />
      <Bar />
      <ToastHost />
    </>
  ),
  decorators: [inCard],
  parameters: { role: 'member' },
} satisfies Meta<typeof PostActionBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Without a share sheet of the device the link is copied, with a message. */
export const Share: Story = {
  play: async ({ canvas, userEvent }) => {
    const writeText = fn(() => Promise.resolve());
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    Object.defineProperty(navigator, 'share', { value: undefined, configurable: true });
    await userEvent.click(await canvas.findByRole('button', { name: postTexts.share }));
    await expect(await canvas.findByText(postTexts.linkCopied)).toBeInTheDocument();
    await expect(writeText).toHaveBeenCalledWith(`${location.origin}/post/7`);
  },
};

/** The share sheet gets the first hundred characters; closing it shows no message. */
export const ShareSheet: Story = {
  play: async ({ canvas, userEvent }) => {
    const share = fn(() => Promise.reject(new DOMException('left', 'AbortError')));
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    await userEvent.click(await canvas.findByRole('button', { name: postTexts.share }));
    await waitFor(() => expect(share).toHaveBeenCalledOnce());
    // The mock is declared without arguments, but the browser passes one.
    const [[given]] = share.mock.calls as unknown as [[{ text: string; url: string }]];
    await expect(given.text.length).toBeLessThanOrEqual(100);
    await expect(given.url).toBe(`${location.origin}/post/7`);
    await expect(canvas.queryByText(postTexts.linkCopyFailed)).toBeNull();
  },
};

/** If the share sheet fails, the link is copied instead. */
export const ShareSheetFails: Story = {
  play: async ({ canvas, userEvent }) => {
    const writeText = fn(() => Promise.resolve());
    const share = fn(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    await userEvent.click(await canvas.findByRole('button', { name: postTexts.share }));
    await expect(await canvas.findByText(postTexts.linkCopied)).toBeInTheDocument();
    await expect(share).toHaveBeenCalledOnce();
    await expect(writeText).toHaveBeenCalledWith(`${location.origin}/post/7`);
  },
};

/** If copying fails too, a message says so, and no share is counted. */
export const CopyFails: Story = {
  play: async ({ canvas, msw, userEvent }) => {
    const counted = fn(() => HttpResponse.error());
    msw.use(http.post('/api/posts/:id/share', counted));
    const writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    Object.defineProperty(navigator, 'share', { value: undefined, configurable: true });
    await userEvent.click(await canvas.findByRole('button', { name: postTexts.share }));
    await expect(await canvas.findByText(postTexts.linkCopyFailed)).toBeInTheDocument();
    await expect(counted).not.toHaveBeenCalled();
  },
};
