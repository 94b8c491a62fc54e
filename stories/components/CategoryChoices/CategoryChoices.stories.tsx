import { CategoryChoices, type Categories } from '@/components/CategoryChoices/CategoryChoices';
import { Stack } from '@/design/components/Stack/Stack';
import { timingTexts } from '@/texts/categories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { inCard } from '../../design/frame';

const meta = {
  component: CategoryChoices,
  args: { value: { timing: null, category: null }, onChange: fn() },
  render: function Chosen({ value: first, onChange }) {
    const [value, setValue] = useState<Categories>(first);
    return (
      <Stack gap={24}>
        <CategoryChoices
          value={value}
          onChange={(change) => {
            onChange(change);
            setValue({ ...value, ...change });
          }}
        />
      </Stack>
    );
  },
  decorators: [inCard],
} satisfies Meta<typeof CategoryChoices>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Neither choice is required, and each can be undone. */
export const Default: Story = {};

export const Behavior: Story = {
  ...Default,
  tags: ['behavior'],
  play: async ({ args, canvas, userEvent }) => {
    const chip = canvas.getByRole('radio', { name: timingTexts.break });
    await userEvent.click(chip);
    await expect(chip).toBeChecked();
    await userEvent.click(chip);
    await expect(chip).not.toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith({ timing: null });
  },
};
