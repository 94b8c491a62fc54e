import { VideoFacade } from '@/components/VideoFacade/VideoFacade';
import { LazyPlayer } from '@/components/VideoFacade/LazyPlayer';
import { LostParts } from '@/design/components/LazyPart/lostParts';
import { commonTexts } from '@/texts/common';
import { boundaryTexts } from '@/texts/errors';
import { postTexts } from '@/texts/post';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, spyOn, waitFor } from 'storybook/test';
import { onCanvas } from '../../design/frame';

const video = {
  url: 'https://www.youtube.com/watch?v=LXb3EKWsInQ',
  image: '/scenes/han.svg',
  channelName: '서울의 밤',
  durationSeconds: 768,
};

const lostTexts = { message: boundaryTexts.part, retryLabel: commonTexts.retry, showFailure: fn() };

const meta = {
  component: VideoFacade,
  args: { video, title: '한강 야경' },
  decorators: [onCanvas],
  tags: ['autodocs'],
} satisfies Meta<typeof VideoFacade>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing loads from the host before a press. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: '한강 야경 영상 재생' })).toBeVisible();
    await expect(canvas.getByText('12:48')).toBeVisible();
    await expect(canvas.getByText('서울의 밤')).toBeVisible();
    await expect(canvasElement.querySelector('iframe')).toBeNull();
  },
};

export const Rounded: Story = { args: { rounded: true } };

export const Bare: Story = {
  args: { video: { ...video, channelName: null, durationSeconds: null } },
};

/**
 * The page cannot detect that a host refuses to play here, so an open player has a link to the
 * original.
 */
export const Opened: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '한강 야경 영상 재생' }));
    const original = await canvas.findByRole('link', { name: postTexts.openOriginal });
    await expect(original).toHaveAttribute('href', video.url);
    const player = canvasElement.querySelector('iframe');
    await expect(original.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      Number(player?.getBoundingClientRect().bottom),
    );
  },
};

/** A simulated video does not exist on YouTube: the drawing stays and says so. */
export const Sample: Story = {
  args: { video: { ...video, url: 'https://www.youtube.com/watch?v=sim0abcdefg' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '한강 야경 영상 재생' }));
    await waitFor(() => expect(canvas.getByText(postTexts.sampleVideo)).toHaveFocus());
    await expect(canvasElement.querySelector('iframe')).toBeNull();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** A file plays in place; this one does not exist, so a link to its own page replaces it. */
export const RefusedFile: Story = {
  args: { video: { ...video, url: 'http://localhost/no-such-clip.mp4' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '한강 야경 영상 재생' }));
    await waitFor(async () => {
      const player = canvasElement.querySelector('video');
      if (player) await fireEvent.error(player);
      await expect(canvas.getByText(postTexts.playFailed)).toBeVisible();
    });
    const original = canvas.getByRole('link', { name: postTexts.openOriginal });
    await expect(original).toHaveAttribute('href', 'http://localhost/no-such-clip.mp4');
    // Screen readers announce it, and the focus of the player is not lost.
    await expect(canvas.getByRole('alert')).toHaveTextContent(postTexts.playFailed);
    await expect(original).toHaveFocus();
  },
};

/** If the player's code fails to load, the message does not blame the video; a press retries. */
export const LostCode: Story = {
  beforeEach: () => void spyOn(LazyPlayer, 'load').mockRejectedValueOnce(new Error('no network')),
  render: (args) => (
    <LostParts value={lostTexts}>
      <VideoFacade {...args} />
    </LostParts>
  ),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: '한강 야경 영상 재생' });
    await userEvent.click(button);
    await waitFor(() => expect(lostTexts.showFailure).toHaveBeenCalledOnce());
    await expect(canvas.queryByText(postTexts.playFailed)).toBeNull();
    await expect(button).toHaveFocus();
    await userEvent.click(button);
    await canvas.findByRole('link', { name: postTexts.openOriginal });
  },
};

/** An address that no longer belongs to a playable video. */
export const Unknown: Story = {
  args: { video: { ...video, url: 'https://example.com/somewhere' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('link', { name: postTexts.openOriginal })).toBeVisible();
  },
};
