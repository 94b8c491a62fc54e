import { buyingTexts } from '@/texts/buying';
import { characterTexts } from '@/texts/character';
import { commonTexts } from '@/texts/common';
import { sampleIds } from '@contract/fixtures/members';
import { partPrices } from '@contract/rules/companion/parts';
import { reasonTexts } from '@contract/texts';
import { ledger } from '@mocks/db/ledger';
import { members } from '@mocks/db/members';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import * as on from '../editor';

const meta = {
  ...on.setUp,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const PART = '소라 피리';

/** Sets the member's gems. */
function own(gems: number): void {
  const member = members.get(sampleIds.yuna);
  members.earn(member.id, { ...member, gems });
}

async function openOffer(context: Play, part = PART) {
  await on.isReady(context);
  await context.userEvent.click(on.tile(context, part));
  return within(await context.canvas.findByRole('dialog', { name: buyingTexts.heading(part) }));
}

const rowOf = (dialog: Awaited<ReturnType<typeof openOffer>>, label: string) =>
  dialog.getByText(label).closest('div');

/** Shows the price and the gems left; opening or closing buys nothing. */
export const Default: Story = {};

export const Behavior: Story = {
  ...Default,
  tags: ['behavior'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await on.isReady(context);
    await expect(on.tile(context, PART)).toHaveTextContent(characterTexts.price(partPrices.rare));
    const dialog = await openOffer(context);
    await expect(rowOf(dialog, buyingTexts.price)).toHaveTextContent('50');
    await expect(rowOf(dialog, buyingTexts.left)).toHaveTextContent('250');
    await userEvent.click(dialog.getByRole('button', { name: commonTexts.cancel }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(ledger.partsOf(sampleIds.yuna)).toEqual([]);
    await expect(on.tile(context, PART)).toHaveFocus();
    await openOffer(context, '별고리');
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (context) => void (await openOffer(context)),
};

/** A bought part is put on at once, and can be taken off and put on again. */
export const Bought: Story = {
  tags: ['behavior'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    const dialog = await openOffer(context);
    await userEvent.click(dialog.getByRole('button', { name: buyingTexts.submit }));
    await canvas.findByText(buyingTexts.bought(PART));
    await waitFor(() => expect(on.isPlaced(context, PART)).toBe(true));
    const tile = on.tile(context, PART);
    await expect(tile).toHaveTextContent(characterTexts.bought);
    await expect(tile).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByText(characterTexts.ownedGems('250'))).toBeVisible();
    await userEvent.click(tile);
    await expect(on.isPlaced(context, PART)).toBe(false);
    await userEvent.click(tile);
    await on.finish(context);
    await expect(ledger.partsOf(sampleIds.yuna)).toHaveLength(1);
  },
};

/** The dialog shows the reason and how to earn gems; a screen reader reads both with the button. */
export const GemsShort: Story = {
  tags: ['behavior'],
  beforeEach: () => own(49),
  play: async (context) => {
    const dialog = await openOffer(context);
    await expect(rowOf(dialog, buyingTexts.owned)).toHaveTextContent('49');
    const submit = dialog.getByRole('button', { name: buyingTexts.submit });
    await expect(submit).toHaveAttribute('aria-disabled', 'true');
    await expect(submit).toHaveAccessibleDescription(
      `${reasonTexts.gemsShort} ${buyingTexts.earning}`,
    );
    await context.userEvent.click(submit);
    await expect(ledger.partsOf(sampleIds.yuna)).toEqual([]);
  },
};

/**
 * Another window has spent the gems: the dialog stays open with the server's reason and the current
 * balance.
 */
export const Refused: Story = {
  tags: ['behavior'],
  play: async (context) => {
    const dialog = await openOffer(context);
    own(10);
    await context.userEvent.click(dialog.getByRole('button', { name: buyingTexts.submit }));
    await waitFor(() => expect(rowOf(dialog, buyingTexts.owned)).toHaveTextContent('10'));
    await expect(dialog.getByText(reasonTexts.gemsShort)).toBeVisible();
    await expect(dialog.getByRole('button', { name: buyingTexts.submit })).toBeVisible();
    await expect(on.isPlaced(context, PART)).toBe(false);
  },
};

export const Failed: Story = {
  tags: ['behavior'],
  parameters: { scenario: 'character.buyFailed' },
  play: async (context) => {
    const dialog = await openOffer(context);
    await context.userEvent.click(dialog.getByRole('button', { name: buyingTexts.submit }));
    await context.canvas.findByText(buyingTexts.failed);
    await expect(ledger.partsOf(sampleIds.yuna)).toEqual([]);
  },
};
