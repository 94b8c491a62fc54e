import { NavigationMenu } from '@/features/navigation/NavigationMenu';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { inColumn } from '../inColumn';

const meta = {
  component: NavigationMenu,
  decorators: [inColumn(248)],
} satisfies Meta<typeof NavigationMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '새벽 감성' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: '요리' })).toBeNull();
    await expect(canvas.getByText(/로그인하면 더 많은 기능/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: '로그인' })).toHaveAttribute('href', '/login');
  },
};

/** The joined spheres come first. */
export const Member: Story = {
  parameters: { role: 'member' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('link', { name: '글쓰기' })).toBeVisible());
    await waitFor(async () => {
      const names = canvas.getAllByRole('link').map((link) => link.textContent);
      await expect(names.indexOf('퇴근 후 기타')).toBeLessThan(names.indexOf('고양이와 산다'));
    });
    await expect(canvas.getByRole('button', { name: '로그아웃' })).toBeVisible();
  },
};

/** The two kinds of choice go together; the chosen one's link takes it back. */
export const Chosen: Story = {
  parameters: { role: 'member', at: '/?timing=commute&content=economy' },
  play: async ({ canvas }) => {
    const timing = await canvas.findByRole('link', { name: '출퇴근할 때' });
    await expect(timing).toHaveAttribute('aria-current', 'true');
    await expect(timing).toHaveAttribute('href', '/?content=economy');
    await expect(canvas.getByRole('link', { name: '요리' })).toHaveAttribute(
      'href',
      '/?timing=commute&content=cooking',
    );
    await expect(canvas.getByRole('link', { name: '홈' })).not.toHaveAttribute('aria-current');
  },
};

/** The ways through the site are there; the spheres are on their way. */
export const Loading: Story = {
  parameters: { scenario: 'spheres.loading' },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('link', { name: '홈' })).toBeVisible();
    await expect(canvasElement.querySelector('div[aria-hidden="true"]')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: '새벽 감성' })).toBeNull();
  },
};

export const Failed: Story = {
  parameters: { scenario: 'spheres.failed' },
  play: async ({ canvas, msw, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: '다시 시도' });
    msw.resetHandlers();
    await userEvent.click(retry);
    await expect(await canvas.findByRole('link', { name: '새벽 감성' })).toBeVisible();
  },
};
