import { commonTexts } from '@/texts/common';
import { gardenTexts, plantTexts, speciesTexts } from '@/texts/garden';
import { layoutTexts } from '@/texts/layout';
import { profileTexts } from '@/texts/profile';
import { plantSpecies } from '@contract/rules/companion/plants';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import { balance, own, plantOf, plantThese } from '../../features/garden/garden';
import { fits } from '../../fits';
import { page } from '../../site';

const meta = { tags: ['behavior'], ...page('/garden', 'member') } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Shows the balances, the activities, and each plant in its current stage. */
export const Default: Story = {
  play: async (context) => {
    const { canvas } = context;
    const lotus = await plantOf(context, speciesTexts.lotus);
    await expect(lotus.getByText('식물 레벨 4 / 5')).toBeVisible();
    await expect(lotus.getByRole('progressbar', { name: plantTexts.growth })).toHaveAttribute(
      'aria-valuetext',
      '255 / 337',
    );
    await expect(lotus.getByRole('button')).toHaveTextContent('물방울 10경험치 +10');
    await expect(balance(context, profileTexts.waterDrops)).toBe('1,250');
    await expect(balance(context, profileTexts.gems)).toBe('300');
    for (const name of [
      gardenTexts.statistics.posts,
      gardenTexts.statistics.likes,
      gardenTexts.statistics.comments,
    ]) {
      await expect(canvas.getByText(name)).toBeVisible();
    }
    await expect(canvas.getByText('글이 공개되면 물방울 +10')).toBeVisible();
    await waitFor(() => expect(document.title).toMatch(/내 정원 · 물빛$/));
  },
};

/** A retry keeps the focus, whether it succeeds or fails. */
export const Failed: Story = {
  parameters: { scenario: 'garden.failed' },
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    const panel = await canvas.findByRole('alert');
    await expect(panel).toHaveTextContent(gardenTexts.failed);
    const retry = canvas.getByRole('button', { name: commonTexts.retry });
    await userEvent.click(retry);
    await waitFor(() => expect(retry).not.toHaveAttribute('aria-busy'));
    await expect(retry).toHaveFocus();
    msw.resetHandlers();
    await userEvent.click(retry);
    await plantOf(context, speciesTexts.lotus);
  },
};

/** Readers who prefer reduced motion load only stills, including that of the next level. */
export const Still: Story = {
  beforeEach: () => {
    plantThese([['cattail', 95]]);
    // The browser records only a limited number of resources, and earlier stories have used many.
    performance.clearResourceTimings();
    const ask = window.matchMedia.bind(window);
    const asked = spyOn(window, 'matchMedia').mockImplementation((query) =>
      ask(query.includes('reduced-motion') ? 'all' : query),
    );
    return () => asked.mockRestore();
  },
  play: async (context) => {
    await plantOf(context, speciesTexts.cattail);
    const brought = () => performance.getEntriesByType('resource').map(({ name }) => name);
    await waitFor(() =>
      expect(brought().some((name) => name.endsWith('/still/plants/cattail-2.svg'))).toBe(true),
    );
  },
};

/** The garden holds at most twelve plants. */
export const Full: Story = {
  beforeEach: () => {
    const twelve = Array.from({ length: 12 }, (_, at) => at);
    plantThese(twelve.map((at) => [plantSpecies[at % 4] ?? 'lotus', at * 72]));
  },
  play: async ({ canvas, userEvent }) => {
    const seed = await canvas.findByRole('button', { name: /^씨앗 심기/ });
    await expect(canvas.getAllByRole('article')).toHaveLength(12);
    await expect(seed).toHaveAttribute('aria-disabled', 'true');
    await expect(seed).toHaveAccessibleDescription('정원에는 식물을 12개까지 심을 수 있습니다.');
    await userEvent.click(seed);
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

/** The top bar replaces the header, and two plants are side by side. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => own(123_456, 98_765),
  play: async (context) => {
    const { canvas } = context;
    const lotus = await plantOf(context, speciesTexts.lotus);
    const other = canvas.getByRole('article', { name: '물망초' });
    await expect(other.getBoundingClientRect().left).toBeGreaterThan(100);
    await expect(lotus.getByRole('button').getBoundingClientRect().height).toBeGreaterThanOrEqual(
      44,
    );
    await expect(
      canvas.getByRole('navigation', { name: layoutTexts.bottomNavigation }),
    ).toBeVisible();
    await expect(canvas.queryByRole('banner')).toBeNull();
    await fits();
  },
};
