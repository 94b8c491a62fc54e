import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '@/design/components/Card/Card';
import { Page } from '@/design/components/Page/Page';
import { expect } from 'storybook/test';
import { longSentence } from '../../frame';

const meta = {
  component: Page,
  args: { children: <Card edge>{longSentence}</Card> },
  tags: ['autodocs', '초안'],
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {};

/** No wider than a readable line. */
export const Reading: Story = {
  args: { width: 'reading' },
  play: ({ canvas }) => expect(canvas.getByRole('main').clientWidth).toBeLessThanOrEqual(720),
};

/** Without a margin: cards reach the edges of a phone. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
