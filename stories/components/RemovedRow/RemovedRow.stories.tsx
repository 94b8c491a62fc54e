import { RemovedRow } from '@/components/RemovedRow/RemovedRow';
import { myTexts } from '@/texts/my';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

const meta = {
  component: RemovedRow,
  args: { message: myTexts.unsaved, onUndo: fn() },
  tags: ['autodocs'],
} satisfies Meta<typeof RemovedRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Behavior: Story = {
  ...Default,
  tags: ['behavior'],
  play: async ({ canvas, args, userEvent }) => {
    const undo = canvas.getByRole('button', { name: myTexts.undo });
    await expect(undo).toHaveAccessibleDescription(myTexts.unsaved);
    await userEvent.click(undo);
    await expect(args.onUndo).toHaveBeenCalledOnce();
  },
};

export const Tile: Story = { args: { asTile: true } };
