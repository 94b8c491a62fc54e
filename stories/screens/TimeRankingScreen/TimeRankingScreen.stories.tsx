import { commonTexts } from '@/texts/common';
import { rankedVideoTexts } from '@/texts/rankedVideos';
import { postTexts } from '@/texts/post';
import { rankingTexts } from '@/texts/rankings';
import { seoulDay } from '@contract/rules/site/time';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { arriveAt, page } from '../../site';
import { dateText } from '@/features/rankings/lists/summary';

const meta = { tags: ['behavior'], ...page('/time-ranking') } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const { headings, periods, regions } = rankingTexts;

/**
 * The note about a period that ends today.
 * @param days the length of the period
 */
function noteOf(region: 'KR' | 'JP', period: 'today' | 'month', days: number): string {
  const dayOf = (ago: number) => dateText(seoulDay(Date.now() - ago * 86_400_000));
  return rankedVideoTexts.periodNote(region, period, [dayOf(days - 1), dayOf(0)]);
}

/** The first card of the list and its title, after the list has loaded. */
async function findFirst({ canvas }: Pick<Play, 'canvas'>) {
  const list = within(await canvas.findByRole('list', { name: rankedVideoTexts.videoList }));
  const [card] = list.getAllByRole('article');
  if (!card) throw new Error('there is no video');
  const title = within(card).getByRole('heading').textContent;
  return { card: within(card), title };
}

/** The list, its totals and how it was made; the period and the region are links. */
export const Default: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await findFirst(context);
    const main = within(canvas.getByRole('main'));
    const heading = main.getByRole('heading', { level: 1 });
    await expect(heading).toHaveTextContent(`${headings.timeRanking} ${periods.today}`);
    await expect(main.getByText(noteOf('KR', 'today', 1))).toBeVisible();
    const summary = within(canvas.getByRole('region', { name: rankingTexts.summary }));
    await expect(summary.getByText(/분$/)).toBeVisible();
    await expect(summary.getByText(/^목록에 오른 영상 \d+개의 합계/)).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: periods.month }));
    await arriveAt(context, '/time-ranking?period=month');
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: rankingTexts.region }),
      'JP',
    );
    await arriveAt(context, '/time-ranking?period=month&region=JP');
    await findFirst(context);
    await expect(heading).toHaveTextContent(`${headings.timeRanking} ${periods.month}`);
    const days = Number(seoulDay(Date.now()).slice(-2));
    await expect(main.getByText(noteOf('JP', 'month', days))).toBeVisible();
    await expect(canvas.getByRole('option', { name: regions.GB })).toBeInTheDocument();
  },
};

/** Nothing loads from the video's host before the press; closing focuses the button. */
export const Watching: Story = {
  play: async (context) => {
    const { canvasElement, userEvent } = context;
    const { card, title } = await findFirst(context);
    const watch = card.getByRole('button', { name: rankedVideoTexts.watchOf(title) });
    await expect(canvasElement.ownerDocument.querySelector('iframe')).toBeNull();
    await userEvent.click(watch);
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    // A simulated video has no player.
    await expect(dialog.getByText(postTexts.sampleVideo)).toBeInTheDocument();
    const close = dialog.getByRole('button', { name: commonTexts.close });
    await expect(close).toHaveFocus();
    await userEvent.click(close);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(watch).toHaveFocus();
  },
};
