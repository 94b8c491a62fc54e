import { DemoBar } from '@/app/layouts/DemoBar';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

const meta = {
  component: DemoBar,
  args: {
    role: 'member',
    theme: 'dark',
    scenarios: ['피드를 불러오지 못함', '좋아요를 누르지 못함'],
    unknown: [],
    story: '?path=/story/screens-homescreen-states--default',
    onLeave: fn(),
  },
} satisfies Meta<typeof DemoBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The bar names values of the address that the demo does not know, and the demo ignores them. */
export const UnknownValues: Story = {
  args: { role: null, theme: null, scenarios: [], unknown: ['role=king', 'feed.lost'] },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
