import { CompanionCard, CompanionCardSkeleton } from '@/components/CompanionCard/CompanionCard';
import { companionTexts } from '@/texts/companion';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { isComing } from '../../design/coming';
import { fits } from '../../fits';
import { sampleAccessories, sampleCharacter as character } from '../sampleCompanion';

const meta = {
  component: CompanionCard,
  args: { character, accessories: sampleAccessories, to: '/character' },
  decorators: [
    (Story) => (
      <div style={{ padding: 24, width: 296 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CompanionCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '여울이' })).toBeVisible();
    await expect(
      canvas.getByRole('img', { name: '여울이, 줄무늬 목도리, 조개 헤드폰 착용' }),
    ).toBeVisible();
    // 7 x 100 + 6 x 50.
    await expect(canvas.getByText('420 / 1,000')).toBeVisible();
    await expect(canvas.getByRole('link', { name: companionTexts.customize })).toHaveAttribute(
      'href',
      '/character',
    );
  },
};

/** The companion has no name yet. */
export const Unnamed: Story = {
  args: { character: { ...character, characterName: '', character_name: '' }, accessories: [] },
  play: ({ canvas }) =>
    expect(canvas.getByRole('heading', { name: companionTexts.title })).toBeVisible(),
};

/** A companion saved without a name keeps the default title. */
export const SavedUnnamed: Story = {
  args: { character: { ...character, characterName: '동반자', character_name: '동반자' } },
  play: ({ canvas }) =>
    expect(canvas.getByRole('heading', { name: companionTexts.title })).toBeVisible(),
};

/** Large numbers fit next to their labels. */
export const GrownStats: Story = {
  args: {
    character: {
      ...character,
      creativity: 12_345,
      sociability: 12_345,
      influence: 12_345,
      consistency: 12_345,
    },
  },
  play: async ({ canvas }) => {
    for (const value of canvas.getAllByText('12,345')) {
      await fits(value.parentElement as HTMLElement);
    }
  },
};

export const Loading: Story = { render: () => <CompanionCardSkeleton />, play: isComing };
