import { legalTexts } from '@/texts/legal';
import { legalTexts as texts } from '@contract/legal';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fits } from '../../fits';
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

/** Its tables go into the width of a phone. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('table')).toHaveLength(tables);
    await fits();
  },
};
