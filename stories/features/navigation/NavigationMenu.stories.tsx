import { NavigationMenu } from '@/features/navigation/NavigationMenu';
import { contentTexts, timingTexts } from '@/texts/categories';
import { commonTexts } from '@/texts/common';
import { layoutTexts } from '@/texts/layout';
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
    await expect(canvas.queryByRole('link', { name: contentTexts.cooking })).toBeNull();
    await expect(canvas.getByText(/로그인하면 더 많은 기능/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: layoutTexts.login })).toHaveAttribute(
      'href',
      '/login',
    );
  },
};

/** The joined spheres come first. */
export const Member: Story = {
  parameters: { role: 'member' },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: layoutTexts.write })).toBeVisible(),
    );
    await waitFor(async () => {
      const names = canvas.getAllByRole('link').map((link) => link.textContent);
      await expect(names.indexOf('퇴근 후 기타')).toBeLessThan(names.indexOf('고양이와 산다'));
    });
    await expect(canvas.getByRole('button', { name: layoutTexts.logout })).toBeVisible();
  },
};

/** The two kinds of choices can be combined; the link of the chosen one removes it. */
export const Chosen: Story = {
  parameters: { role: 'member', at: '/?timing=commute&content=economy' },
  play: async ({ canvas }) => {
    const timing = await canvas.findByRole('link', { name: timingTexts.commute });
    await expect(timing).toHaveAttribute('aria-current', 'true');
    await expect(timing).toHaveAttribute('href', '/?content=economy');
    await expect(canvas.getByRole('link', { name: contentTexts.cooking })).toHaveAttribute(
      'href',
      '/?timing=commute&content=cooking',
    );
    await expect(canvas.getByRole('link', { name: layoutTexts.home })).not.toHaveAttribute(
      'aria-current',
    );
  },
};

/** The links of the site are there while the spheres load. */
export const Loading: Story = {
  parameters: { scenario: 'spheres.loading' },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('link', { name: layoutTexts.home })).toBeVisible();
    await expect(canvasElement.querySelector('div[aria-hidden="true"]')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: '새벽 감성' })).toBeNull();
  },
};

export const Failed: Story = {
  parameters: { scenario: 'spheres.failed' },
  play: async ({ canvas, msw, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: commonTexts.retry });
    msw.resetHandlers();
    await userEvent.click(retry);
    await expect(await canvas.findByRole('link', { name: '새벽 감성' })).toBeVisible();
  },
};
