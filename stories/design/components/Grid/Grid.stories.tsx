import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '@/design/components/Badge/Badge';
import { Grid } from '@/design/components/Grid/Grid';
import { inCard } from '../../frame';
import { fits } from '../../../fits';

const meta = {
  component: Grid,
  args: {
    min: 120,
    children: ['요리', '여행', '음악', '공부', '산책'].map((name) => (
      <Badge key={name}>{name}</Badge>
    )),
  },
  decorators: [inCard],
  tags: ['autodocs', '초안'],
} satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A cell is never wider than the grid, whatever its minimum width. */
export const Narrow: Story = {
  args: { min: 600 },
  globals: { viewport: { value: 'phone' } },
  play: () => fits(),
};
