import { CategoryChoices, type Categories } from '@/components/CategoryChoices/CategoryChoices';
import { Stack } from '@/design/components/Stack/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
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
