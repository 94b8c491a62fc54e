import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { IconButton } from '@/design/components/IconButton/IconButton';
import { Tooltip } from '@/design/components/Tooltip/Tooltip';
import { SaveIcon } from '@/design/icons/icons';
import { longSentence } from '../../frame';
import { fits } from '../../../fits';

const meta = {
  component: Tooltip,
  args: {
    hint: '나중에 볼 수 있게 저장합니다.',
    children: <IconButton label="저장하기" icon={<SaveIcon />} />,
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', placeItems: 'center', minHeight: 240 }}>
        <Story />
      </div>
    ),
  ],
  tags: ['autodocs', '안정'],
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opens on hover and stays while the pointer is on the tooltip. */
export const Default: Story = {};

export const Behavior: Story = {
  ...Default,
  tags: ['behavior'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: '저장하기' });
    await expect(button).toHaveAccessibleDescription('나중에 볼 수 있게 저장합니다.');
    await expect(canvas.queryByRole('tooltip')).toBeNull();
    await userEvent.hover(button);
    await userEvent.hover(canvas.getByRole('tooltip'));
    await expect(canvas.getByRole('tooltip')).toBeInTheDocument();
    await userEvent.unhover(canvas.getByRole('tooltip'));
    await expect(canvas.queryByRole('tooltip')).toBeNull();
  },
};

/** Opens on keyboard focus; Escape closes it and keeps the focus. */
export const Keyboard: Story = {
  args: { placement: 'bottom' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('tooltip')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('tooltip')).toBeNull();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

export const LongWords: Story = {
  args: { hint: longSentence },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.hover(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByRole('tooltip')).toBeVisible());
    const { left, right } = canvas.getByText(longSentence).getBoundingClientRect();
    await expect(left >= 0 && right <= innerWidth).toBe(true);
    await fits();
  },
};
