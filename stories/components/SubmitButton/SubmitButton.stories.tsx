import { SubmitButton } from '@/components/SubmitButton/SubmitButton';
import { commentTexts } from '@/texts/comment';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inCard } from '../../design/frame';

const meta = {
  component: SubmitButton,
  args: { children: commentTexts.submit, busyLabel: commentTexts.submitting, busy: false },
  decorators: [inCard],
  tags: ['autodocs'],
} satisfies Meta<typeof SubmitButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: commentTexts.submit })).toHaveAttribute(
      'type',
      'submit',
    );
  },
};

/** It can still be focused, so that keyboard users keep their place. */
export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: commentTexts.submitting });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};
