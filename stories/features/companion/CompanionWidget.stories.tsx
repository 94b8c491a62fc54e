import CompanionWidget from '@/features/companion/CompanionWidget';
import { companionRemote } from '@/state/companion';
import { sessionAtom } from '@/state/session';
import { commonTexts } from '@/texts/common';
import { companionTexts } from '@/texts/companion';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useAtomValue } from 'jotai';
import { expect, waitFor } from 'storybook/test';
import { inColumn } from '../inColumn';

/** Tells the plays that the session has loaded, because an empty widget shows nothing. */
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

/** A retry keeps the focus, whether it succeeds or fails. */
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

export const Guest: Story = {
  parameters: { role: 'guest' },
  play: async (context) => {
    await isKnown(context);
    await expect(context.canvas.queryByRole('heading')).toBeNull();
    await expect(context.canvas.queryByRole('alert')).toBeNull();
  },
};
