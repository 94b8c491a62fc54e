import { PartTile } from '@/components/PartTile/PartTile';
import { companionTexts } from '@/texts/companion';
import { presentParts } from '@contract/presenters/companion';
import { rarities } from '@contract/rules/companion/parts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

const parts = presentParts(20);
const [part] = parts.filter(({ part_type }) => part_type === 'accessory');
if (!part) throw new Error('There is no accessory');

const meta = {
  component: PartTile,
  args: { part, checked: false, onClick: fn() },
  decorators: [
    (Story) => (
      <div
        style={{ display: 'grid', gridTemplateColumns: 'repeat(4, 112px)', gap: 12, padding: 24 }}
      >
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PartTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const tile = canvas.getByRole('button', { name: '동글안경 일반' });
    await expect(tile).toHaveAttribute('aria-pressed', 'false');
  },
};

export const Selected: Story = {
  args: { checked: true },
  play: ({ canvas }) =>
    expect(canvas.getByRole('button', { pressed: true, name: '동글안경 일반' })).toBeVisible(),
};

/** The accessible name includes the reason. The tile accepts a press, which shows the reason. */
export const Locked: Story = {
  args: { part: { ...part, unlock_level: 7 }, locked: true },
  play: async ({ args, canvas, userEvent }) => {
    const tile = canvas.getByRole('button', { name: /동글안경 일반 ?Lv\.7에 열립니다\./ });
    await expect(tile).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(tile);
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

/** A press on a part that costs gems opens its purchase. */
export const ForSale: Story = {
  args: { part: { ...part, price: 50 }, locked: true },
  play: async ({ canvas }) => {
    const tile = canvas.getByRole('button', { name: /동글안경 일반 ?보석 50개/ });
    await expect(tile).toHaveAttribute('aria-haspopup', 'dialog');
    await expect(tile).not.toHaveAttribute('aria-disabled');
    await expect(tile).not.toHaveAttribute('aria-pressed');
  },
};

export const Owned: Story = {
  args: { part: { ...part, price: 50 } },
  play: ({ canvas }) =>
    expect(
      canvas.getByRole('button', { pressed: false, name: /동글안경 일반 ?보유 중/ }),
    ).toBeVisible(),
};

/** Each rarity has a colour and a word. */
export const Rarities: Story = {
  render: (args) => (
    <>
      {rarities.map((rarity) => (
        <PartTile key={rarity} {...args} part={{ ...part, rarity }} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    for (const word of [
      companionTexts.rarities.common,
      companionTexts.rarities.rare,
      companionTexts.rarities.epic,
      companionTexts.rarities.legendary,
    ])
      await expect(canvas.getByText(word)).toBeVisible();
  },
};

/** A text or an emoji in place of a picture. */
export const Emoji: Story = { args: { part: { ...part, part_icon: '🎩' }, checked: true } };
