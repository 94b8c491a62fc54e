import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { SearchBox } from '@/design/components/SearchBox/SearchBox';
import { inCard } from '../../frame';

const meta = {
  component: SearchBox,
  args: {
    label: '영상 검색',
    buttonLabel: '검색',
    placeholder: '보고 싶은 영상을 검색해주세요',
    onSearch: fn(),
  },
  decorators: [inCard],
  tags: ['autodocs', '안정'],
} satisfies Meta<typeof SearchBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Line: Story = { args: { variant: 'line', defaultValue: '고양이' } };

const composing = { key: 'Enter', keyCode: 229, isComposing: true };
const plain = { key: 'Enter', keyCode: 13 };

/** Enter during composition, as Chromium reports it: searches once, with the whole word. */
export const EnterWhileComposing: Story = {
  tags: ['behavior'],
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole<HTMLInputElement>('searchbox');
    await userEvent.type(input, '한');
    await fireEvent.compositionStart(input);
    await fireEvent.input(input, { target: { value: '한강' } });
    await fireEvent.keyDown(input, composing);
    await expect(args.onSearch).not.toHaveBeenCalled();
    await fireEvent.compositionEnd(input, { data: '강' });
    await fireEvent.keyDown(input, plain);
    await fireEvent.keyUp(input, plain);
    await expect(args.onSearch).toHaveBeenCalledOnce();
    await expect(args.onSearch).toHaveBeenCalledWith('한강');
  },
};

/** The same as Safari reports it: the composition ends first, and no plain keydown follows. */
export const EnterAfterComposing: Story = {
  tags: ['behavior'],
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole<HTMLInputElement>('searchbox');
    await fireEvent.compositionStart(input);
    await fireEvent.input(input, { target: { value: '강' } });
    await fireEvent.compositionEnd(input, { data: '강' });
    await fireEvent.keyDown(input, { ...composing, isComposing: false });
    await fireEvent.keyUp(input, plain);
    await expect(args.onSearch).toHaveBeenCalledOnce();
    await expect(args.onSearch).toHaveBeenCalledWith('강');
  },
};
