import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '@/design/components/Badge/Badge';
import { Row } from '@/design/components/Row/Row';
import { Text } from '@/design/components/Text/Text';
import { inCard, longSentence } from '../../frame';
import { fits } from '../../../fits';

const meta = {
  component: Row,
  decorators: [inCard],
  tags: ['autodocs', '안정'],
} satisfies Meta<typeof Row>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Side by side; content that may grow long takes `minWidth={0}` and a clamp. */
export const Default: Story = {
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
