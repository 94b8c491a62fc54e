import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import {
  SortableList,
  type SortableListProps,
} from '@/design/components/SortableList/SortableList';
import { Button } from '@/design/components/Button/Button';
import { Row } from '@/design/components/Row/Row';
import { Text } from '@/design/components/Text/Text';
import { inCard, longSentence } from '../../frame';

const itemOf = (id: string, name: string) => ({
  id,
  name,
  content: (
    <Row gap={12} paddingTop={8} paddingBottom={8}>
      <Text lines={1}>{name}</Text>
      <Button variant="soft" size="sm">
        수정
      </Button>
    </Row>
  ),
});

function Ordered(props: SortableListProps) {
  const [items, setItems] = useState(props.items);
  const onOrder = (ids: string[]) => {
    setItems(ids.map((id) => items.find((item) => item.id === id) ?? itemOf(id, id)));
    props.onOrder(ids);
  };
  return <SortableList {...props} items={items} onOrder={onOrder} />;
}

const meta = {
  component: SortableList,
  args: {
    label: '스피어 목록',
    items: [itemOf('night', '새벽 감성'), itemOf('cook', '자취생 부엌'), itemOf('ball', '축구')],
    onOrder: fn(),
  },
  render: (args) => <Ordered {...args} />,
  decorators: [inCard],
  tags: ['autodocs', '안정'],
} satisfies Meta<typeof SortableList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A row is dragged by its handle. */
export const Default: Story = {};

export const LongText: Story = {
  args: { items: [itemOf('long', longSentence), itemOf('cook', '자취생 부엌')] },
};

/** Keyboard: Enter on the handle takes an item, arrows choose its place, Enter puts it there. */
export const Keyboard: Story = {
  tags: ['behavior'],
  play: async ({ args, canvas, userEvent }) => {
    const names = () => canvas.getAllByRole('row').map((row) => row.getAttribute('aria-label'));
    await expect(names()).toEqual(['새벽 감성', '자취생 부엌', '축구']);
    await userEvent.tab();
    await expect(canvas.getByRole('row', { name: '새벽 감성' })).toHaveFocus();
    await userEvent.tab();
    const handle = canvas.getByRole('button', { name: '새벽 감성 드래그' });
    await expect(handle).toHaveFocus();
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
    await waitFor(() => expect(args.onOrder).toHaveBeenCalledWith(['cook', 'night', 'ball']));
    await waitFor(() => expect(names()).toEqual(['자취생 부엌', '새벽 감성', '축구']));
  },
};

/** Escape leaves the order as it was. */
export const Cancelled: Story = {
  tags: ['behavior'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}{ArrowDown}{Escape}');
    await expect(canvas.getAllByRole('row')).toHaveLength(3);
    await expect(args.onOrder).not.toHaveBeenCalled();
  },
};
