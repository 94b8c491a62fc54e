import { plantTexts, speciesTexts } from '@/texts/garden';
import { profileTexts } from '@/texts/profile';
import { sampleIds } from '@contract/fixtures/members';
import { formatNumber } from '@contract/rules/text/counts';
import { errorTexts } from '@contract/texts';
import { members } from '@mocks/db/members';
import { plants } from '@mocks/db/plants';
import { signInAs } from '@mocks/world';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { balance, own, plantOf, plantThese, seen, waterButton } from '../features/garden/garden';
import { page } from '../site';

const meta = { tags: ['behavior'], ...page('/garden', 'member') } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const waterings = () => plants.listOf(sampleIds.yuna)[0]?.waterings ?? 0;

/** The drop falls, the bar fills and the balance follows at once; each press is sent. */
export const Default: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const before = waterings();
    const lotus = await plantOf(context, speciesTexts.lotus);
    const button = await waterButton(context, speciesTexts.lotus);
    await userEvent.click(button);
    await expect(await lotus.findByText('265 / 337')).toBeVisible();
    await waitFor(() => expect(balance(context, profileTexts.waterDrops)).toBe('1,240'));
    await expect(
      canvas
        .getByRole('article', { name: speciesTexts.lotus })
        .querySelector('picture + div svg, img + div svg'),
    ).not.toBeNull();
    // The message appears after the server has answered.
    await expect(await canvas.findByText(/연꽃에 물을 주었습니다. 경험치 265/)).toBeInTheDocument();
    await expect(waterings()).toBe(before + 1);
    await userEvent.keyboard('{Enter}{Enter}{Enter}');
    await expect(await lotus.findByText('295 / 337')).toBeVisible();
    await expect(button).toHaveFocus();
    await waitFor(() => expect(waterings()).toBe(before + 4));
    await expect(members.get(sampleIds.yuna).waterDrops).toBe(1210);
    await expect(balance(context, profileTexts.waterDrops)).toBe('1,210');
  },
};

/** After the last drops the balance does not suffice for another press. */
export const LastDrops: Story = {
  beforeEach: () => own(25, 0),
  play: async (context) => {
    const { userEvent } = context;
    const button = await waterButton(context, speciesTexts.lotus);
    await userEvent.tripleClick(button);
    await waitFor(() => expect(balance(context, profileTexts.waterDrops)).toBe('5'));
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveFocus();
    await waitFor(() => expect(members.get(sampleIds.yuna).waterDrops).toBe(5));
  },
};

/** A level up changes the drawing. */
export const LevelUp: Story = {
  beforeEach: () => plantThese([['daffodil', 95]]),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await waterButton(context, speciesTexts.daffodil));
    const plant = await plantOf(context, speciesTexts.daffodil);
    await expect(plant.getByText('식물 레벨 2 / 5')).toBeVisible();
    await expect(plant.getByText('5 / 150')).toBeVisible();
    const picture = canvas
      .getByRole('article', { name: speciesTexts.daffodil })
      .querySelector('img');
    await expect(picture?.getAttribute('src')).toContain('daffodil-2');
    await seen(context, '수선화가 자랐습니다!');
  },
};

/** A plant in bloom has no button any more: the focus stays on the plant. */
export const Bloom: Story = {
  beforeEach: () => plantThese([['lotus', 810]]),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await waterButton(context, speciesTexts.lotus));
    const plant = await plantOf(context, speciesTexts.lotus);
    await expect(plant.getByText(plantTexts.inBloom)).toBeVisible();
    await seen(context, '연꽃이 활짝 피었습니다!');
    await expect(canvas.getByText('보석 +30')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('article', { name: speciesTexts.lotus })).toHaveFocus(),
    );
    await waitFor(() => expect(balance(context, profileTexts.gems)).toBe('330'));
    await expect(canvas.queryByText(/물을 주었습니다/)).toBeNull();
    await expect(members.get(sampleIds.yuna).gems).toBe(330);
  },
};

/** Another tab has signed in another member: no drop of theirs is spent, and their garden opens. */
export const SomebodyElse: Story = {
  play: async (context) => {
    const { userEvent } = context;
    const button = await waterButton(context, speciesTexts.lotus);
    const before = members.get(sampleIds.operator);
    signInAs('admin');
    await userEvent.click(button);
    await seen(context, errorTexts.USER_MISMATCH);
    await expect(members.get(sampleIds.operator)).toEqual(before);
    await waitFor(() =>
      expect(balance(context, profileTexts.waterDrops)).toBe(formatNumber(before.waterDrops)),
    );
  },
};
