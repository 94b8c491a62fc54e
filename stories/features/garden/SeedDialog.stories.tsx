import { seedTexts, speciesTexts } from '@/texts/garden';
import { profileTexts } from '@/texts/profile';
import { sampleIds } from '@contract/fixtures/members';
import { plants } from '@mocks/db/plants';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { balance, openSeeds, own, seen } from './garden';
import { fits } from '../../fits';
import { page } from '../../site';

const meta = {
  ...page('/garden', 'member'),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Lists the seeds, their prices and the balance. */
export const Default: Story = {};

/** Arrow keys choose a seed; afterwards the focus is on the new plant. */
export const SeedByKeyboard: Story = {
  tags: ['behavior'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    const dialog = await openSeeds(context);
    await expect(dialog.getByRole('radio', { name: speciesTexts.lotus })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(dialog.getByRole('radio', { name: speciesTexts.daffodil })).toBeChecked();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await seen(context, '수선화 씨앗을 심었습니다.');
    await waitFor(() =>
      expect(canvas.getByRole('article', { name: speciesTexts.daffodil })).toHaveFocus(),
    );
    await expect(balance(context, profileTexts.gems)).toBe('250');
    await expect(plants.listOf(sampleIds.yuna)).toHaveLength(4);
  },
};

/** The dialog shows the reason; a screen reader reads it with the button. */
export const GemsShort: Story = {
  tags: ['behavior'],
  beforeEach: () => own(100, 49),
  play: async (context) => {
    const { userEvent } = context;
    const dialog = await openSeeds(context);
    const submit = dialog.getByRole('button', { name: seedTexts.submit });
    await expect(submit).toHaveAttribute('aria-disabled', 'true');
    await expect(submit).toHaveAccessibleDescription('보석이 부족합니다.');
    await userEvent.click(submit);
    await expect(plants.listOf(sampleIds.yuna)).toHaveLength(3);
  },
};

/** Another window has spent the gems: the server's reason is shown and the choice stays. */
export const Refused: Story = {
  tags: ['behavior'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    const dialog = await openSeeds(context);
    own(1250, 10);
    await userEvent.click(dialog.getByRole('button', { name: seedTexts.submit }));
    await waitFor(() => expect(canvas.getAllByText('보석이 부족합니다.')).toHaveLength(2));
    await expect(balance(context, profileTexts.gems)).toBe('10');
    await expect(dialog.getByRole('radio', { name: speciesTexts.lotus })).toBeChecked();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const dialog = await openSeeds(context);
    await expect(dialog.getByRole('button', { name: seedTexts.submit })).toBeVisible();
    await fits();
  },
};
