import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Card } from '@/design/components/Card/Card';
import { Skeleton } from '@/design/components/Skeleton/Skeleton';
import { Box } from '@/design/components/Box/Box';
import { Heading } from '@/design/components/Heading/Heading';
import { Text } from '@/design/components/Text/Text';
import { longSentence, longWord, onCanvas } from '../../frame';
import { fits } from '../../../fits';

const meta = {
  component: Card,
  decorators: [onCanvas],
  tags: ['autodocs', '안정'],
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: () => (
    <Card as="section" aria-label="추천 스피어">
      <Heading>추천 스피어</Heading>
    </Card>
  ),
  play: async ({ canvasElement }) => {
    const card = within(canvasElement).getByRole('region', { name: '추천 스피어' });
    await expect(card).toHaveStyle({ borderRadius: '16px' });
  },
};

/** Media fills the card to its edges, and the card's rounded corners clip it. */
export const WithMedia: Story = {
  render: () => (
    <Card padding="none">
      <Skeleton ratio={16 / 9} />
      <Box padding={20}>강 건너에서 찍은 한강 야경</Box>
    </Card>
  ),
};

export const LongWords: Story = {
  render: () => (
    <Card padding="lg" edge>
      <Text as="p">
        {longSentence} {longWord}
      </Text>
    </Card>
  ),
  globals: { viewport: { value: 'phone' } },
  play: () => fits(),
};
