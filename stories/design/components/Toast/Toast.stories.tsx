import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '@/design/components/Button/Button';
import { Dialog } from '@/design/components/Dialog/Dialog';
import { Toast, ToastAction, ToastRegion } from '@/design/components/Toast/Toast';
import { longSentence, onCanvas } from '../../frame';
import { fits } from '../../../fits';

const meta = {
  component: Toast,
  args: { children: '링크가 클립보드에 복사되었습니다.' },
  decorators: [onCanvas],
  tags: ['autodocs', '안정'],
} satisfies Meta<typeof Toast>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const again = fn();

export const Problem: Story = {
  args: {
    tone: 'danger',
    children: '저장하지 못했습니다.',
    action: <ToastAction onClick={again}>다시 시도</ToastAction>,
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '다시 시도' }));
    await expect(again).toHaveBeenCalledOnce();
  },
};

export const LongWords: Story = {
  args: { tone: 'info', children: longSentence },
  globals: { viewport: { value: 'phone' } },
  play: () => fits(),
};

const hold = fn();

function Living() {
  const [count, setCount] = useState(0);
  return (
    <>
      <Button onClick={() => setCount(count + 1)}>복사</Button>
      <ToastRegion label="알림" onHold={hold}>
        {Array.from({ length: count }, (_, index) => (
          <Toast key={index}>{`링크 ${index + 1}개를 복사했습니다.`}</Toast>
        ))}
      </ToastRegion>
    </>
  );
}

/** The region exists before any toast; it reports when a reader hovers or focuses it. */
export const Region: Story = {
  tags: ['behavior'],
  render: () => <Living />,
  parameters: { docs: { story: { inline: false, height: '240px' } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const region = canvas.getByRole('region', { name: '알림' });
    await expect(region).toHaveAttribute('aria-live', 'polite');
    await expect(region).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: '복사' }));
    await expect(region).toHaveTextContent('링크 1개를 복사했습니다.');
    await userEvent.hover(canvas.getByText('링크 1개를 복사했습니다.'));
    await expect(hold).toHaveBeenCalledWith(true);
  },
};

/** A modal dialog does not cover the toasts. */
export const OverDialog: Story = {
  render: (args) => (
    <>
      <Dialog open onClose={() => undefined} title="링크 공유" closeLabel="닫기" />
      <ToastRegion label="알림">
        <Toast {...args} />
      </ToastRegion>
    </>
  ),
  parameters: { docs: { story: { inline: false, height: '240px' } } },
  play: async ({ canvasElement }) => {
    const region = canvasElement.querySelector('[aria-live]');
    await expect(region?.matches(':popover-open')).toBe(true);
  },
};
