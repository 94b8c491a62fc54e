import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Badge, CountBadge } from '@/design/components/Badge/Badge';
import { Row } from '@/design/components/Row/Row';
import {
  CheckIcon,
  ClockIcon,
  GemFilledIcon,
  HeartFilledIcon,
  PinIcon,
} from '@/design/icons/icons';
import { inCard } from '../../frame';

const meta = {
  component: Badge,
  argTypes: { icon: { control: false } },
  args: { children: '샘플 데이터' },
  decorators: [inCard],
  tags: ['autodocs', '안정'],
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tones: Story = {
  render: () => (
    <Row flexWrap="wrap">
      <Badge tone="accent" icon={<PinIcon size="sm" />}>
        고정
      </Badge>
      <Badge tone="warning" icon={<ClockIcon size="sm" />}>
        검토 중
      </Badge>
      <Badge tone="success" icon={<CheckIcon size="sm" />}>
        확정
      </Badge>
      <Badge tone="danger">되돌림</Badge>
      <Badge tone="like" icon={<HeartFilledIcon size="sm" />}>
        1.2K
      </Badge>
      <Badge tone="gem" icon={<GemFilledIcon size="sm" />}>
        300
      </Badge>
      <Badge>샘플 데이터</Badge>
    </Row>
  ),
};

/** The number of pending items: zero shows nothing, large numbers are capped. */
export const Counts: Story = {
  render: () => (
    <Row>
      <CountBadge count={3} />
      <CountBadge count={120} />
      <CountBadge count={0} />
    </Row>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('99+')).toBeVisible();
    await expect(canvas.queryByText('0')).toBeNull();
  },
};
