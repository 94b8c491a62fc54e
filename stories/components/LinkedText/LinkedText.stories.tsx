import { LinkedText } from '@/components/LinkedText/LinkedText';
import { LazyPlayer } from '@/components/VideoFacade/LazyPlayer';
import { LostParts } from '@/design/components/LazyPart/lostParts';
import { Text } from '@/design/components/Text/Text';
import { commonTexts } from '@/texts/common';
import { boundaryTexts } from '@/texts/errors';
import { postTexts } from '@/texts/post';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, spyOn, waitFor } from 'storybook/test';
import { inCard, longWord } from '../../design/frame';
import { fits } from '../../fits';

const PAGE = 'https://example.com/a?b=1';
const VIDEO = 'https://youtu.be/dQw4w9WgXcQ';

const lostTexts = { message: boundaryTexts.part, retryLabel: commonTexts.retry, showFailure: fn() };

const meta = {
  component: LinkedText,
  args: { text: `첫 줄은 여기(${PAGE})를 보세요.\n둘째 줄입니다`, onPlay: fn() },
  decorators: [inCard],
  tags: ['autodocs'],
  render: (args) => (
    <Text as="p" variant="body" preserveLines>
      <LinkedText {...args} />
    </Text>
  ),
} satisfies Meta<typeof LinkedText>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The words and their line breaks stay as typed. */
export const Default: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const link = canvas.getByRole('link', { name: PAGE });
    await expect(link).toHaveAttribute('href', PAGE);
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(canvasElement.querySelector('p')).toHaveProperty('innerText', args.text);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Addresses that run a script or imitate another site stay plain text. */
export const Unsafe: Story = {
  args: { text: 'javascript:alert(1) https://bank.example.com@evil.example/ <b>굵게</b>' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvasElement.querySelector('b')).toBeNull();
  },
};

/** A long address is shortened and breaks at the end of the line. */
export const LongAddress: Story = {
  args: { text: `https://example.com/${longWord}/${'a'.repeat(200)} 뒤의 말` },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    await expect(Array.from(link.textContent)).toHaveLength(60);
    await expect(link.getAttribute('href')).toContain('a'.repeat(200));
    await fits();
  },
};

/** The player opens within the text; nothing loads from its host before the press. */
export const Video: Story = {
  args: { text: `${VIDEO} 이 영상 보세요` },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('link', { name: VIDEO })).toHaveAttribute('href', VIDEO);
    await expect(canvasElement.querySelector('iframe, img')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: postTexts.playTitle(VIDEO) }));
    const player = await waitFor(() => {
      const frame = canvasElement.querySelector('iframe');
      if (!frame) throw new Error('no player');
      return frame;
    });
    await expect(player.src).toMatch(/^https:\/\/www\.youtube-nocookie\.com\//);
    await waitFor(() => expect(player).toHaveFocus());
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(args.onPlay).toHaveBeenCalledOnce();
    await fits();
  },
};

/** If this browser cannot play a file, the text shows its address. */
export const RefusedVideo: Story = {
  args: { text: 'http://127.0.0.1/no-such-clip.mp4' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(async () => {
      const player = canvasElement.querySelector('video');
      if (player) await fireEvent.error(player);
      await expect(canvas.getByText(postTexts.playFailed)).toBeVisible();
    });
    await expect(canvas.getByRole('link')).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveFocus();
  },
};

/** If the player's code fails to load, the message does not blame the video; a press retries. */
export const LostCode: Story = {
  args: { text: VIDEO },
  beforeEach: () => void spyOn(LazyPlayer, 'load').mockRejectedValueOnce(new Error('no network')),
  render: (args) => (
    <LostParts value={lostTexts}>
      <LinkedText {...args} />
    </LostParts>
  ),
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const button = canvas.getByRole('button', { name: postTexts.playTitle(VIDEO) });
    await userEvent.click(button);
    await waitFor(() => expect(lostTexts.showFailure).toHaveBeenCalledOnce());
    await expect(canvas.queryByText(postTexts.playFailed)).toBeNull();
    await expect(button).toHaveFocus();
    await expect(args.onPlay).not.toHaveBeenCalled();
    await userEvent.click(button);
    await waitFor(() => expect(canvasElement.querySelector('iframe')).not.toBeNull());
  },
};
