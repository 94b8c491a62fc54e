import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Badge } from '@/design/components/Badge/Badge';
import { Row } from '@/design/components/Row/Row';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { inCard, longSentence } from '../../frame';
import { fits } from '../../../fits';

const meta = {
  title: 'Design/Stack',
  component: Stack,
  decorators: [inCard],
  tags: ['autodocs'],
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One under another. */
export const Default: Story = {
  render: () => (
    <Stack as="ul" gap={12} aria-label="목록">
      <li>오로라 원정대</li>
      <li>고양이와 산다</li>
      <li>한 장 과학</li>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: '목록' });
    await expect(list).toHaveStyle({ flexDirection: 'column', rowGap: '12px' });
  },
};

/** Side by side; what may grow long takes `minWidth={0}` and a clamp. */
export const Row: Story = {
  render: () => (
    <Row>
      <Badge tone="accent">고정</Badge>
      <Text lines={1}>{longSentence}</Text>
      <Text variant="meta" tone="muted" style={{ flexShrink: 0 }}>
        댓글 86
      </Text>
    </Row>
  ),
  play: async ({ canvasElement }) => {
    await fits(canvasElement.querySelector('div') as HTMLElement);
  },
};
