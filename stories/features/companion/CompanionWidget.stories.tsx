import { CompanionWidget } from '@/features/companion/CompanionWidget';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { inColumn } from '../session';

const meta = {
  title: 'Features/CompanionWidget',
  component: CompanionWidget,
  parameters: { role: 'member' },
  decorators: [inColumn(248)],
} satisfies Meta<typeof CompanionWidget>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '여울이' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '꾸미기' })).toBeVisible();
  },
};

export const Loading: Story = { parameters: { scenario: 'character.loading' } };

export const Failed: Story = {
  parameters: { scenario: 'character.failed' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('캐릭터 정보를 불러오지 못했습니다.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '다시 시도' })).toBeVisible();
  },
};

/** Somebody without a companion has no card for one. */
export const Missing: Story = {
  parameters: { scenario: 'character.missing' },
  play: ({ canvas }) => waitFor(() => expect(canvas.queryByText('나의 동반자')).toBeNull()),
};

export const Guest: Story = {
  parameters: { role: 'guest' },
  play: ({ canvas }) => expect(canvas.queryByRole('heading')).toBeNull(),
};
