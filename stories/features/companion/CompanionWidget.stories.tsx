import CompanionStripTile from '@/features/companion/CompanionStripTile';
import CompanionWidget from '@/features/companion/CompanionWidget';
import { companionRemote } from '@/state/companion';
import { sessionAtom } from '@/state/session';
import { commonTexts } from '@/texts/common';
import { companionTexts } from '@/texts/companion';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useAtomValue } from 'jotai';
import { expect, waitFor, within } from 'storybook/test';
import { inColumn } from '../inColumn';

/** The known state, for which the plays wait: where nothing is shown, nothing else reveals it. */
function Known() {
  const { status, user } = useAtomValue(sessionAtom);
  const { key, status: answered } = useAtomValue(companionRemote.stateAtom);
  const isAsked = !user || (key === user.user_id && answered !== 'loading');
  return <output hidden>{status === 'known' && isAsked ? 'known' : 'asking'}</output>;
}

const meta = {
  component: CompanionWidget,
  parameters: { role: 'member' },
  render: () => (
    <>
      <CompanionWidget />
      <Known />
    </>
  ),
  decorators: [inColumn(248)],
} satisfies Meta<typeof CompanionWidget>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const isKnown = ({ canvasElement }: Play) =>
  waitFor(() => expect(canvasElement.querySelector('output')).toHaveTextContent('known'));

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '여울이' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: companionTexts.customize })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { scenario: 'character.loading' },
  play: async ({ canvas, canvasElement }) => {
    const shape = () => canvasElement.querySelector('div[aria-hidden="true"]');
    await waitFor(() => expect(shape()).toBeVisible());
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

/** A retry keeps the focus, whatever comes of it. */
export const Failed: Story = {
  parameters: { scenario: 'character.failed' },
  play: async ({ canvas, msw, userEvent }) => {
    await expect(await canvas.findByText(companionTexts.failed)).toBeVisible();
    const retry = canvas.getByRole('button', { name: commonTexts.retry });
    await userEvent.click(retry);
    await waitFor(() => expect(retry).not.toHaveAttribute('aria-busy'));
    await expect(retry).toHaveFocus();
    msw.resetHandlers();
    await userEvent.click(retry);
    await expect(await canvas.findByRole('heading', { name: '여울이' })).toBeVisible();
  },
};

/** A member without a companion has no companion card. */
export const Missing: Story = {
  parameters: { scenario: 'character.missing' },
  play: async (context) => {
    await isKnown(context);
    await expect(context.canvas.queryByRole('heading')).toBeNull();
    await expect(context.canvas.queryByRole('link')).toBeNull();
    await expect(context.canvas.queryByRole('alert')).toBeNull();
  },
};

/** On a phone, in the place of the member's face; a press opens the card in a sheet. */
export const Tile: Story = {
  render: () => <CompanionStripTile />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '여울이 보기' }));
    const sheet = within(await canvas.findByRole('dialog', { name: companionTexts.title }));
    await expect(sheet.getByText(companionTexts.stats.creativity)).toBeVisible();
    await expect(sheet.getByRole('link', { name: companionTexts.customize })).toBeVisible();
  },
};

/** The face is shown without a companion, and also when the companion could not be loaded. */
export const TileMissing: Story = {
  parameters: { scenario: 'character.missing' },
  render: () => <CompanionStripTile />,
  play: async ({ canvasElement }) => {
    const face = () => canvasElement.querySelector('img[src*="yuna"]');
    await waitFor(() => expect(face()).toBeVisible());
  },
};

export const TileFailed: Story = {
  parameters: { scenario: 'character.failed' },
  render: TileMissing.render,
  play: TileMissing.play,
};

export const Guest: Story = {
  parameters: { role: 'guest' },
  play: async (context) => {
    await isKnown(context);
    await expect(context.canvas.queryByRole('heading')).toBeNull();
    await expect(context.canvas.queryByRole('alert')).toBeNull();
  },
};
