import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Box } from '@/design/components/Box/Box';
import { Columns } from '@/design/components/Columns/Columns';
import { onCanvas } from '../../frame';

const meta = {
  component: Columns,
  decorators: [onCanvas],
  tags: ['autodocs', '안정'],
} satisfies Meta<typeof Columns>;
export default meta;
type Story = StoryObj<typeof meta>;

const columnsOf = (element: HTMLElement): string[] =>
  getComputedStyle(element).gridTemplateColumns.split(' ');

/** Columns of equal width, whatever their content; four from 900 px on. */
export const Default: Story = {
  render: () => (
    <Columns as="ul" aria-label="숫자" columns={{ base: 2, wide: 4 }} gap={12}>
      {['1', '22', '333', '4,444,444'].map((figure) => (
        <Box as="li" key={figure} background="surface" borderRadius="md" padding={12}>
          {figure}
        </Box>
      ))}
    </Columns>
  ),
  play: async ({ canvas }) => {
    const columns = columnsOf(canvas.getByRole('list', { name: '숫자' }));
    await expect(columns).toHaveLength(4);
    await expect(new Set(columns).size).toBe(1);
  },
};

/** Below 900 px. */
export const Narrow: Story = {
  render: Default.render,
  globals: { viewport: { value: 'phone' } },
  play: ({ canvas }) =>
    expect(columnsOf(canvas.getByRole('list', { name: '숫자' }))).toHaveLength(2),
};
