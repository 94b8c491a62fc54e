import LegalLinks from '@/features/legal/LegalLinks';
import { legalLinksTexts } from '@/texts/legalLinks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inCard } from '../../design/frame';

const meta = {
  component: LegalLinks,
  decorators: [inCard],
} satisfies Meta<typeof LegalLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Foot: Story = {
  play: async ({ canvas }) => {
    const hrefs = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(hrefs).toEqual([
      '/?feed=notices',
      '/help',
      '/terms',
      '/privacy',
      '/terms#contact',
    ]);
  },
};

/** Next to a form the texts open in a new tab, so that typed text is not lost. */
export const BesideForm: Story = {
  args: { newTab: true, centered: true },
  play: async ({ canvas }) => {
    const privacy = canvas.getByRole('link', { name: legalLinksTexts.privacy });
    await expect(privacy).toHaveAttribute('target', '_blank');
  },
};
