import { OutsideButton } from '@/components/OutsideButton/OutsideButton';
import { videoDialogTexts } from '@/texts/videoDialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inCard } from '../../design/frame';

const meta = {
  component: OutsideButton,
  args: { href: 'https://example.com/', missing: null, children: videoDialogTexts.onYoutube },
  decorators: [inCard],
} satisfies Meta<typeof OutsideButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

/** A button without a target says why. */
export const Missing: Story = {
  args: { missing: videoDialogTexts.sampleOnYoutube },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(
      videoDialogTexts.sampleOnYoutube,
    );
  },
};
