import { legalTexts } from '@/texts/legal';
import { legalTexts as texts } from '@contract/legal';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { page } from '../../site';

const meta = { tags: ['behavior'], ...page('/privacy', 'member') } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const tables = texts.privacy.blocks.filter(({ type }) => type === 'table').length;

export const Privacy: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: legalTexts.titles.privacy, level: 1 });
    await expect(await canvas.findAllByRole('table')).toHaveLength(tables);
  },
};
