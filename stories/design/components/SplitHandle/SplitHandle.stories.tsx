import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { Card } from '@/design/components/Card/Card';
import { SplitHandle } from '@/design/components/SplitHandle/SplitHandle';

const meta = {
  component: SplitHandle,
  args: { label: '폭 조절', value: 320, min: 240, max: 480, onChange: fn() },
  render: function Render(args) {
    const [width, setWidth] = useState(args.value);
    return (
      <div style={{ display: 'grid', gridTemplateColumns: `minmax(0, 1fr) auto ${width}px` }}>
        <Card>폼</Card>
        <SplitHandle {...args} value={width} onChange={setWidth} />
        <Card>요청</Card>
      </div>
    );
  },
  globals: { viewport: { value: 'desktop' } },
  tags: ['autodocs', '초안'],
} satisfies Meta<typeof SplitHandle>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Arrow keys move it, and it stops at its limits. */
export const Keys: Story = {
  play: async ({ canvas }) => {
    const handle = canvas.getByRole('separator');
    await expect(handle).toBeVisible();
    handle.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(handle).toHaveAttribute('aria-valuenow', '344');
    await userEvent.keyboard('{Home}');
    await expect(handle).toHaveAttribute('aria-valuenow', '480');
    await userEvent.keyboard('{End}');
    await expect(handle).toHaveAttribute('aria-valuenow', '240');
  },
};

/** It follows the pointer. */
export const Dragged: Story = {
  play: async ({ canvas }) => {
    const handle = canvas.getByRole('separator');
    const at = (clientX: number) => ({ pointerId: 1, clientX });
    handle.setPointerCapture = () => undefined;
    await fireEvent.pointerDown(handle, at(800));
    await fireEvent.pointerMove(handle, at(760));
    await expect(handle).toHaveAttribute('aria-valuenow', '360');
    await fireEvent.pointerUp(handle, at(760));
    await fireEvent.pointerMove(handle, at(700));
    await expect(handle).toHaveAttribute('aria-valuenow', '360');
  },
};
