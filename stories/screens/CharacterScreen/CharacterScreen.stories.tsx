import { characterTexts } from '@/texts/character';
import { commonTexts } from '@/texts/common';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import * as on from '../../features/customize-companion/editor';
import { fits } from '../../fits';

const meta = { tags: ['behavior'], ...on.setUp } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const phone = { viewport: { value: 'phone' } } as const;

/** While loading, the page shows details for a bug report and a button to retry. */
export const Loading: Story = {
  parameters: { scenario: 'character.loading' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(characterTexts.loading)).toBeVisible();
    await userEvent.click(canvas.getByText(characterTexts.debug));
    await expect(canvas.getByText(/userId: user1/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: commonTexts.retry })).toBeVisible();
  },
};

/** A locked part shows the level that unlocks it; a press repeats this and changes nothing. */
export const Locked: Story = {
  play: async (context) => {
    const { userEvent } = context;
    await on.isReady(context);
    const wings = on.tile(context, '물빛 날개');
    await expect(wings).toHaveTextContent('영웅Lv.9에 열립니다.');
    await userEvent.click(wings);
    await on.expectAnnounced(context, '물빛 날개는 Lv.9에 열립니다.');
    await expect(on.isPlaced(context, '물빛 날개')).toBe(false);
    await userEvent.click(on.baseTile(context, '반딧불'));
    await on.expectAnnounced(context, '반딧불은 Lv.10에 열립니다.');
    await expect(on.baseTile(context, '아기 고래')).toHaveAttribute('aria-checked', 'true');
    await expect(on.isBlocked(context, characterTexts.revert)).toBe(true);
  },
};

async function staysInSight(context: Play): Promise<void> {
  await on.isReady(context);
  const { scrollHeight } = document.documentElement;
  scrollTo(0, scrollHeight);
  // In a high window nothing scrolls.
  await waitFor(() =>
    expect(scrollY).toBeGreaterThanOrEqual(Math.min(80, scrollHeight - innerHeight)),
  );
  const stage = on.stageOf(context).getBoundingClientRect();
  await expect(stage.top).toBeGreaterThanOrEqual(0);
  await expect(stage.bottom).toBeLessThanOrEqual(innerHeight);
  const finish = context.canvas
    .getByRole('button', { name: characterTexts.finish })
    .getBoundingClientRect();
  await expect(finish.bottom).toBeLessThanOrEqual(innerHeight);
  await fits();
}

/** The companion stays visible while the list scrolls. */
export const Phone: Story = { globals: phone, play: staysInSight };
/** The same on a desktop. */
export const Desktop: Story = {
  globals: { viewport: { value: 'laptop' } },
  play: async (context) => {
    await staysInSight(context);
    await expect(context.canvas.getByRole('banner')).toBeVisible();
  },
};
