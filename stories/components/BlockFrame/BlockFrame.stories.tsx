import { BlockFrame } from '@/components/BlockFrame/BlockFrame';
import { Button } from '@/design/components/Button/Button';
import { blockTexts } from '@/texts/blocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { inCard, longSentence } from '../../design/frame';
import { fits } from '../../fits';

const meta = {
  component: BlockFrame,
  args: {
    id: 'b1',
    kind: 'text',
    at: 1,
    count: 3,
    active: true,
    onActivate: fn(),
    onMove: fn(),
    onRemove: fn(),
    onAdd: fn(),
    children: <textarea aria-label={blockTexts.text} defaultValue="코드 네 개만 알면 됩니다." />,
  },
  decorators: [inCard],
} satisfies Meta<typeof BlockFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The focused block shows its name, its position and its tools. */
export const Active: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: '텍스트 블록, 3개 중 2번째' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: blockTexts.moveUp }));
    await expect(args.onMove).toHaveBeenLastCalledWith(-1);
    await userEvent.click(canvas.getByRole('button', { name: blockTexts.remove }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

/** Alt and an arrow key move the focused block, but not during composition. */
export const Keyboard: Story = {
  tags: ['behavior'],
  play: async ({ args, canvas, userEvent }) => {
    const area = canvas.getByRole('textbox');
    await userEvent.type(area, '{Alt>}{ArrowDown}{/Alt}');
    await expect(args.onMove).toHaveBeenLastCalledWith(1);
    await fireEvent.keyDown(area, { key: 'ArrowUp', altKey: true, isComposing: true });
    await expect(args.onMove).toHaveBeenCalledOnce();
  },
};

/** The tools hide until a press in the block has ended, so that nothing moves under it. */
export const Inactive: Story = {
  tags: ['behavior'],
  args: { active: false, children: <Button>누르기</Button> },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('button', { name: blockTexts.remove })).toBeNull();
    const button = canvas.getByRole('button', { name: '누르기' });
    await fireEvent.pointerDown(button);
    button.focus();
    await expect(args.onActivate).not.toHaveBeenCalled();
    await fireEvent.pointerUp(button);
    await waitFor(() => expect(args.onActivate).toHaveBeenCalledOnce());
  },
};

export const Wrong: Story = {
  args: { error: '내용을 입력해주세요.', at: 0, count: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('내용을 입력해주세요.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: blockTexts.moveUp })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const Phone: Story = {
  args: { children: longSentence },
  globals: { viewport: { value: 'phone' } },
  play: () => fits(),
};
