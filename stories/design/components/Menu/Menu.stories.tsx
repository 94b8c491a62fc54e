import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Menu } from '@/design/components/Menu/Menu';
import { LinkIcon, PenIcon, TrashIcon } from '@/design/icons/icons';

const meta = {
  component: Menu,
  args: {
    label: '글 메뉴',
    closeLabel: '닫기',
    options: [
      { value: 'edit', label: '수정', icon: <PenIcon /> },
      { value: 'copy', label: '링크 복사', icon: <LinkIcon />, disabled: true },
      { value: 'remove', label: '삭제', icon: <TrashIcon />, tone: 'danger' },
    ],
    onAction: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ padding: '24px 24px 240px', display: 'flex', justifyContent: 'center' }}>
        <Story />
      </div>
    ),
  ],
  tags: ['autodocs', '안정'],
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: '글 메뉴' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  },
};

/** Keyboard: down opens, arrow keys skip disabled items, Enter selects, and the focus returns. */
export const Keyboard: Story = {
  tags: ['behavior'],
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: '글 메뉴' });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: '수정' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('menuitem', { name: '삭제' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenCalledOnce();
    await expect(args.onAction).toHaveBeenCalledWith('remove');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '글 메뉴' }));
    const menu = await screen.findByRole('menu', { name: '글 메뉴' });
    await waitFor(() => expect(menu).toBeVisible());
    // The buttons for screen readers are named in Korean.
    await expect(screen.getAllByRole('button', { name: '닫기' })).toHaveLength(2);
  },
};
