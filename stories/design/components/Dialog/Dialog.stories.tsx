import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '@/design/components/Button/Button';
import { Dialog, type DialogProps } from '@/design/components/Dialog/Dialog';
import { Field } from '@/design/components/Field/Field';
import { Text } from '@/design/components/Text/Text';
import { overlays } from '@/design/hooks/useOverlay';
import { longSentence, onCanvas } from '../../frame';
import { fits } from '../../../fits';

function Opener(props: DialogProps) {
  const [open, setOpen] = useState(props.open);
  return (
    <>
      <Button onClick={() => setOpen(true)}>공유</Button>
      <Dialog {...props} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

const meta = {
  component: Dialog,
  args: {
    open: true,
    onClose: () => undefined,
    title: '링크 공유',
    closeLabel: '닫기',
    children: <Field label="주소" defaultValue="https://mulbit.kr/posts/1" readOnly />,
    actions: <Button>복사</Button>,
  },
  render: (args) => <Opener {...args} />,
  decorators: [onCanvas],
  tags: ['autodocs', '안정'],
  parameters: { docs: { story: { inline: false, height: '360px' } } },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const dialog = within(canvasElement).getByRole('dialog', { name: '링크 공유' });
    await expect(within(dialog).getByRole('textbox', { name: '주소' })).toHaveFocus();
  },
};

/** Escape closes it and focuses the button that opened it. */
export const FocusReturns: Story = {
  tags: ['behavior'],
  args: { open: false },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const opener = canvas.getByRole('button', { name: '공유' });
    await userEvent.click(opener);
    const dialog = canvas.getByRole('dialog');
    await fireEvent(dialog, new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
    await userEvent.click(opener);
    await userEvent.click(canvas.getByRole('button', { name: '닫기' }));
    await expect(opener).toHaveFocus();
  },
};

/** The browser's back button closes a dialog that a press has opened. */
export const Back: Story = {
  play: async ({ canvas }) => {
    await expect(overlays.isOpen()).toBe(true);
    overlays.requestCloseTop();
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(overlays.isOpen()).toBe(false);
  },
};

/** A dialog that opens by itself adds no history entry. */
export const Unasked: Story = {
  args: { unasked: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('dialog')).toBeInTheDocument();
    await expect(overlays.isOpen()).toBe(false);
  },
};

/** A press on the backdrop closes it, unless `keepOnBackdrop` is set. */
export const Backdrop: Story = {
  tags: ['behavior'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('dialog'));
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

/** A dialog taller than the window scrolls inside. */
export const LongWords: Story = {
  args: {
    title: longSentence,
    size: 'sm',
    closeFirst: true,
    children: <Text as="p">{`${longSentence}. `.repeat(24)}</Text>,
  },
  play: async ({ canvas }) => {
    const dialog = canvas.getByRole('dialog');
    await fits(dialog);
    await expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight);
    await expect(dialog.offsetHeight).toBeLessThan(innerHeight);
  },
};
