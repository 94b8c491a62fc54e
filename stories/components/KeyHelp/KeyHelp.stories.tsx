import { KeyHelp, KeyHints } from '@/components/KeyHelp/KeyHelp';
import { keyHelpTexts } from '@/texts/admin/keys';
import { commonTexts } from '@/texts/common';
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

export const Behavior: Story = {
  ...Default,
  tags: ['behavior'],
  play: async ({ args, canvas, userEvent }) => {
    const dialog = await canvas.findByRole('dialog', { name: keyHelpTexts.title });
    await expect(dialog).toHaveTextContent('J다음 항목?모두 보기');
    await userEvent.click(canvas.getByRole('checkbox', { name: keyHelpTexts.use }));
    await expect(args.onSwitch).toHaveBeenLastCalledWith(false);
    await userEvent.click(canvas.getByRole('button', { name: commonTexts.close }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** The same help in one line, on a device with a keyboard. */
export const Hints: Story = {
  render: ({ onClose }) => <KeyHints keys={keys} onOpen={onClose} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
