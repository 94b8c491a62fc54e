import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '@/design/components/Button/Button';
import { Drawer, type DrawerProps } from '@/design/components/Drawer/Drawer';
import { Text } from '@/design/components/Text/Text';
import { longSentence, onCanvas } from '../../frame';

function Opener(props: DrawerProps) {
  const [open, setOpen] = useState(props.open);
  return (
    <>
      <Button variant="soft" onClick={() => setOpen(true)}>
        메뉴 열기
      </Button>
      <Drawer {...props} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

const meta = {
  component: Drawer,
  args: {
    open: true,
    onClose: () => undefined,
    title: '메뉴',
    closeLabel: '메뉴 닫기',
    children: <Text as="p">{longSentence}</Text>,
  },
  render: (args) => <Opener {...args} />,
  decorators: [onCanvas],
  tags: ['autodocs', '안정'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('dialog', { name: '메뉴' })).toContainElement(
      document.activeElement as HTMLElement,
    );
  },
};

export const Right: Story = { args: { side: 'right' } };

/** Closing returns the focus. */
export const Closing: Story = {
  tags: ['behavior'],
  args: { open: false },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const opener = canvas.getByRole('button', { name: '메뉴 열기' });
    await userEvent.click(opener);
    await userEvent.click(canvas.getByRole('button', { name: '메뉴 닫기' }));
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(opener).toHaveFocus();
  },
};
