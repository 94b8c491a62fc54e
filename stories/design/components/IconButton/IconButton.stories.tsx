import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CountBadge } from '@/design/components/Badge/Badge';
import { IconButton } from '@/design/components/IconButton/IconButton';
import { Row } from '@/design/components/Row/Row';
import { BellIcon, MoreIcon, TrashIcon, UpIcon } from '@/design/icons/icons';
import { inCard } from '../../frame';

const meta = {
  component: IconButton,
  argTypes: { icon: { control: false }, badge: { control: false } },
  args: { label: '더 보기', icon: <MoreIcon />, onClick: fn() },
  decorators: [inCard],
  tags: ['autodocs', '안정'],
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Variants: Story = {
  render: () => (
    <Row>
      <IconButton label="위로" icon={<UpIcon />} size="sm" tone="muted" />
      <IconButton label="삭제" icon={<TrashIcon />} tone="danger" />
      <IconButton label="위로" icon={<UpIcon />} disabled />
    </Row>
  ),
};

/** A disabled button ignores presses, is announced as disabled and keeps the focus. */
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: '더 보기' });
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveFocus();
  },
};

/** The number is drawn on the corner and included in the label. */
export const WithCount: Story = {
  args: { label: '알림 3개', icon: <BellIcon size="lg" />, badge: <CountBadge count={3} /> },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: '알림 3개' })).toHaveTextContent(
      '3',
    );
  },
};

/** Digits that do not fit the corner stay on one line. */
export const WithManyNew: Story = {
  args: { label: '알림 41개', icon: <BellIcon size="lg" />, badge: <CountBadge count={41} /> },
  play: async ({ canvas }) => {
    const { scrollHeight, clientHeight } = canvas.getByText('41');
    await expect(scrollHeight).toBe(clientHeight);
  },
};
