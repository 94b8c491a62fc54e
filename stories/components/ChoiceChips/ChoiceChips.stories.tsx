import { ChoiceChips } from '@/components/ChoiceChips/ChoiceChips';
import { contentTexts } from '@/texts/categories';
import { writeTexts } from '@/texts/write';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { inCard } from '../../design/frame';

const choices = [
  { value: 'cooking', label: contentTexts.cooking },
  { value: 'knowledge', label: contentTexts.knowledge },
  { value: 'humor', label: contentTexts.humor },
] as const;
type Value = (typeof choices)[number]['value'];

function Chooser() {
  const [value, setValue] = useState<Value | null>(null);
  return (
    <ChoiceChips label={writeTexts.category} options={choices} value={value} onChange={setValue} />
  );
}

const meta = {
  component: Chooser,
  decorators: [inCard],
} satisfies Meta<typeof Chooser>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A press selects a chip and a second press deselects it: no choice is required. */
export const Pressed: Story = {
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    const chip = canvas.getByRole('radio', { name: contentTexts.knowledge });
    await userEvent.click(chip);
    await expect(chip).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: contentTexts.humor }));
    await expect(chip).not.toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: contentTexts.humor }));
    await expect(canvas.queryByRole('radio', { checked: true })).toBeNull();
  },
};

/** Tab enters the group once, arrow keys select and wrap around, Space deselects. */
export const ByKeyboard: Story = {
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: contentTexts.cooking })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    const last = canvas.getByRole('radio', { name: contentTexts.humor });
    await expect(last).toHaveFocus();
    await expect(last).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(last).not.toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: contentTexts.cooking })).toBeChecked();
    await expect(canvas.getByRole('radiogroup', { name: writeTexts.category })).toBeVisible();
  },
};
