import { PinButtons } from '@/features/pin-post/PinButtons';
import { pinTexts } from '@/texts/pins';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { samplePost } from '../../components/samplePost';
import { inColumn } from '../inColumn';

const meta = {
  component: PinButtons,
  args: { post: samplePost(3), onDone: fn() },
  decorators: [inColumn(400)],
  parameters: { role: 'admin' },
} satisfies Meta<typeof PinButtons>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Pinned: Story = { args: { post: samplePost(1) } };

export const Unpinning: Story = {
  tags: ['behavior'],
  args: { post: samplePost(1) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: pinTexts.unpin }));
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
    await expect(await screen.findByText(pinTexts.unpinned)).toBeInTheDocument();
  },
};

export const UnpinFailed: Story = {
  tags: ['behavior'],
  args: { post: samplePost(1) },
  parameters: { scenario: 'pin.failed' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: pinTexts.unpin }));
    await expect(await screen.findByText(pinTexts.unpinFailed)).toBeInTheDocument();
  },
};
