import { ForbiddenVideo } from '@/components/ForbiddenVideo/ForbiddenVideo';
import { postTexts } from '@/texts/post';
import { forbiddenVideo } from '@contract/fixtures/pages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inCard } from '../../design/frame';

const meta = {
  component: ForbiddenVideo,
  args: { url: forbiddenVideo.url },
  decorators: [inCard],
} satisfies Meta<typeof ForbiddenVideo>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The video opens in a new window, so the form stays open. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^영상 소유자가 퍼가기를 막아 두어/)).toBeVisible();
    const link = canvas.getByRole('link', { name: postTexts.openOriginal });
    await expect(link).toHaveAttribute('href', forbiddenVideo.url);
    await expect(link).toHaveAttribute('target', '_blank');
  },
};
