import { characterTexts } from '@/texts/character';
import { commonTexts } from '@/texts/common';
import { companionTexts } from '@/texts/companion';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import * as on from '../../features/customize-companion/editor';
import { fits } from '../../fits';

const meta = { tags: ['behavior'], ...on.setUp } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const phone = { viewport: { value: 'phone' } } as const;

/** A baby whale with a scarf and headphones, at level 7. */
export const Default: Story = {
  play: async (context) => {
    const { canvas } = context;
    await on.isReady(context);
    await expect(
      canvas.getByRole('heading', { level: 1, name: characterTexts.heading }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: commonTexts.home })).toHaveAttribute('href', '/');
    await expect(within(canvas.getByRole('main')).getByText('이유나')).toBeVisible();
    await expect(canvas.getByLabelText(characterTexts.name)).toHaveValue('여울이');
    await expect(on.baseTile(context, '아기 고래')).toHaveAttribute('aria-checked', 'true');
    await expect(on.tile(context, '줄무늬 목도리')).toHaveAttribute('aria-pressed', 'true');
    await expect(on.placed(context, '조개 헤드폰')).toHaveAccessibleDescription(
      characterTexts.removeHint,
    );
    await expect(canvas.getByText(/^레벨 7 · 경험치 /)).toBeVisible();
    await expect(canvas.getByText(companionTexts.stats.creativity)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: commonTexts.cancel })).toBeNull();
    await expect(on.isBlocked(context, characterTexts.finish)).toBe(false);
    await waitFor(() => expect(document.title).toMatch(/캐릭터 꾸미기 · 물빛$/));
  },
};

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

/** A retry keeps the focus, whether it succeeds or fails. */
export const Failed: Story = {
  parameters: { scenario: 'character.failed' },
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    await expect(
      await canvas.findByRole('heading', { name: characterTexts.errorHeading }),
    ).toBeVisible();
    await expect(canvas.getByText(companionTexts.failed)).toBeVisible();
    const retry = canvas.getByRole('button', { name: commonTexts.retry });
    await userEvent.click(retry);
    await waitFor(() => expect(retry).not.toHaveAttribute('aria-busy'));
    await expect(retry).toHaveFocus();
    msw.resetHandlers();
    await userEvent.click(retry);
    await on.isReady(context);
  },
};

/** At level 16 nearly all parts are unlocked. */
export const Admin: Story = {
  parameters: { role: 'admin' },
  play: async (context) => {
    await on.isReady(context);
    await expect(context.canvas.getByLabelText(characterTexts.name)).toHaveValue('물빛 지기');
    await expect(on.tile(context, '물보라 왕관')).toHaveAttribute('aria-pressed', 'true');
    await expect(on.tile(context, '은하수 망토')).toHaveAttribute('aria-disabled', 'true');
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
  scrollTo(0, document.documentElement.scrollHeight);
  await waitFor(() => expect(scrollY).toBeGreaterThan(80));
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
