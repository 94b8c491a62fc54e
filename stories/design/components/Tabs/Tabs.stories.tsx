import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Tabs, type TabOption } from '@/design/components/Tabs/Tabs';
import { Text } from '@/design/components/Text/Text';
import { longSentence, onCanvas } from '../../frame';
import { fits } from '../../../fits';

type Status = 'waiting' | 'confirmed' | 'all';

const counted: TabOption<Status>[] = [
  { value: 'waiting', label: '미확정', count: '37' },
  { value: 'confirmed', label: '확정', count: '1,284' },
  { value: 'all', label: '전체', count: '1,321' },
];

function Living({ options = counted }: { options?: TabOption<Status>[] }) {
  const [selected, setSelected] = useState<Status>('waiting');
  const shown = options.find(({ value }) => value === selected);
  return (
    <Tabs label="글 상태" options={options} value={selected} onChange={setSelected}>
      <Text as="p">{shown?.label} 목록</Text>
    </Tabs>
  );
}

const meta = {
  component: Living,
  decorators: [onCanvas],
  tags: ['autodocs', '안정'],
} satisfies Meta<typeof Living>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Arrow keys move and select; Tab moves into the panel. */
export const Default: Story = {};

export const Disabled: Story = {
  args: { options: counted.map((option) => ({ ...option, disabled: option.value === 'all' })) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('tab', { name: /전체/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** The row scrolls sideways instead of wrapping. */
export const LongWords: Story = {
  args: {
    options: counted.map((option) => ({ ...option, label: `${option.label} ${longSentence}` })),
  },
  play: async () => {
    await fits();
  },
};
