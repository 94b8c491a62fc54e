import { GrowthText } from '@/components/GrowthText/GrowthText';
import { Row } from '@/design/components/Row/Row';
import { rankingTexts } from '@/texts/rankings';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inCard } from '../../design/frame';

const meta = {
  component: GrowthText,
  args: { growth: { gained: 9, percent: 1.9, days: 7 } },
  decorators: [inCard],
} satisfies Meta<typeof GrowthText>;
export default meta;
type Story = StoryObj<typeof meta>;

/** More, less, unchanged and not known yet; an unknown growth shows no number. */
export const AllGrowths: Story = {
  render: ({ growth }) => (
    <Row gap={16}>
      <GrowthText growth={growth} />
      <GrowthText growth={{ gained: -2, percent: -0.2, days: 7 }} />
      <GrowthText growth={{ gained: 0, percent: 0, days: 7 }} />
      <GrowthText growth={null} />
    </Row>
  ),
  play: async ({ canvas }) => {
    for (const text of ['+1.9%', '−0.2%', '0.0%', rankingTexts.collecting]) {
      await expect(canvas.getByText(text)).toBeVisible();
    }
  },
};
