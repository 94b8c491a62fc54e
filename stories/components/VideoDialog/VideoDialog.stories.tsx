import { VideoDialog } from '@/components/VideoDialog/VideoDialog';
import { commonTexts } from '@/texts/common';
import { postTexts } from '@/texts/post';
import { videoDialogTexts } from '@/texts/videoDialog';
import { youtubeAddress } from '@contract/rules/members/favorites';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';

const VIDEO = 'LXb3EKWsInQ';
const meta = {
  component: VideoDialog,
  args: { videoId: VIDEO, title: '한강 야경', image: null, onClose: fn() },
} satisfies Meta<typeof VideoDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The player does not take the focus, so Escape still closes the dialog. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByTitle('한강 야경')).toBeInTheDocument());
    await expect(canvas.getByRole('button', { name: commonTexts.close })).toHaveFocus();
    const link = canvas.getByRole('link', { name: videoDialogTexts.onYoutube });
    await expect(link).toHaveAttribute('href', youtubeAddress(VIDEO));
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

/** A simulated video does not exist on YouTube: the dialog says so and has no link. */
export const Sample: Story = {
  args: { videoId: 'sim0abcdefg' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByText(postTexts.sampleVideo)).toBeVisible());
    const open = canvas.getByRole('button', { name: videoDialogTexts.onYoutube });
    await expect(open).toHaveAttribute('aria-disabled', 'true');
    await expect(open).toHaveAccessibleDescription(videoDialogTexts.sampleOnYoutube);
    await expect(canvasElement.querySelector('iframe')).toBeNull();
  },
};
