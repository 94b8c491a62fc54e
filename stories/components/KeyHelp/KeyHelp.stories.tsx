import { KeyHelp, KeyHints } from '@/components/KeyHelp/KeyHelp';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

const keys = [
  ['J', '다음 항목'],
  ['?', '모두 보기'],
] as const;
const meta = {
  component: KeyHelp,
  args: { keys, isOn: true, onSwitch: fn(), onClose: fn() },
} satisfies Meta<typeof KeyHelp>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The same help in one line, on a device with a keyboard. */
export const Hints: Story = {
  render: ({ onClose }) => <KeyHints keys={keys} onOpen={onClose} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
