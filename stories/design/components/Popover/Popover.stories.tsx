import { Button } from '@/design/components/Button/Button';
import { Popover } from '@/design/components/Popover/Popover';
import { Heading } from '@/design/components/Heading/Heading';
import { Text } from '@/design/components/Text/Text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

function Example() {
  const trigger = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <div style={{ display: 'flex', justifyContent: 'flex-end', padding: '24px 24px 240px' }}>
      <Button ref={trigger} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        소식 보기
      </Button>
      {open && (
        <Popover
          trigger={trigger}
          labelledBy="news"
          closeLabel="닫기"
          onClose={() => setOpen(false)}
        >
          <div style={{ display: 'grid', gap: 12, padding: 20 }}>
            <Heading id="news">소식</Heading>
            <Text as="p" variant="body">
              새 소식이 여기에 나옵니다.
            </Text>
            <Button variant="soft">모두 보기</Button>
          </div>
        </Popover>
      )}
    </div>
  );
}

const meta = {
  render: () => <Example />,
  tags: ['autodocs', '안정'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const openIt = async () => {
  await userEvent.click(screen.getByRole('button', { name: '소식 보기' }));
  const dialog = await screen.findByRole('dialog', { name: '소식' });
  await waitFor(() => expect(dialog).toBeVisible());
  return dialog;
};

/** It opens at its button and stays inside the window. */
export const Open: Story = {
  play: async () => {
    const { right } = (await openIt()).getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
    await expect(screen.getAllByRole('button', { name: '닫기' })).toHaveLength(2);
  },
};

/** Escape closes it and returns the focus. */
export const Escape: Story = {
  tags: ['behavior'],
  play: async () => {
    await openIt();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: '소식 보기' })).toHaveFocus());
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const { left, right } = (await openIt()).getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
};
