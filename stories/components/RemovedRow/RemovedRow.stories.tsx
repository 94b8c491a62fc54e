import { RemovedRow } from '@/components/RemovedRow/RemovedRow';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

const meta = {
  component: RemovedRow,
  args: { message: '저장한 글에서 뺐습니다.', onUndo: fn() },
  tags: ['autodocs'],
} satisfies Meta<typeof RemovedRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const undo = canvas.getByRole('button', { name: '실행 취소' });
    await expect(undo).toHaveAccessibleDescription('저장한 글에서 뺐습니다.');
    await userEvent.click(undo);
    await expect(args.onUndo).toHaveBeenCalledOnce();
  },
};

export const Tile: Story = { args: { asTile: true } };
