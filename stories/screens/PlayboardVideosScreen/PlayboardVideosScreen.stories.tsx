import { hourTexts, shareTable } from '@/texts/rankingPictures';
import { commonTexts } from '@/texts/common';
import { rankedVideoTexts } from '@/texts/rankedVideos';
import { rankingTexts } from '@/texts/rankings';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { arriveAt, page } from '../../site';

const meta = { tags: ['behavior'], ...page('/playboard-videos?period=month') } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const findPicture = async ({ canvas }: Pick<Play, 'canvas'>, name: string) =>
  within(await canvas.findByRole('region', { name }));

/** Both charts have a table, and the list below has its own order. */
export const Default: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const shares = await findPicture(context, rankedVideoTexts.categoriesHeading);
    const bars = shares.getByRole('list', { name: rankedVideoTexts.categoriesHeading });
    await expect(within(bars).getAllByText(/%$/).length).toBeGreaterThan(0);
    await userEvent.click(shares.getByText(shareTable.summary));
    await expect(shares.getByRole('table', { name: shareTable.caption })).toBeVisible();
    const hours = await findPicture(context, rankedVideoTexts.hoursHeading);
    await expect(hours.getByRole('columnheader', { name: /23/ })).toBeInTheDocument();
    await expect(hours.getByText(hourTexts.caption)).toBeVisible();
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: rankingTexts.sort }),
      'likes',
    );
    await arriveAt(context, '/playboard-videos?period=month&sort=likes');
    await canvas.findByRole('list', { name: rankedVideoTexts.videoList });
  },
};

/** The charts fail independently of the list, and each part offers to retry. */
export const Failed: Story = {
  parameters: { scenario: 'rankings.failed' },
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    await expect(await canvas.findByText(rankingTexts.picturesFailed)).toBeVisible();
    await expect(await canvas.findByText(rankedVideoTexts.videosFailed)).toBeVisible();
    msw.resetHandlers();
    const main = within(canvas.getByRole('main'));
    const pictures = main.getAllByRole('button', { name: commonTexts.retry }).at(-1);
    if (pictures) await userEvent.click(pictures);
    await findPicture(context, rankedVideoTexts.hoursHeading);
  },
};

/** Before the first count there is no chart; a message says when there will be one. */
export const NotCounted: Story = {
  parameters: { scenario: 'rankings.empty' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(rankingTexts.methodUncounted))[0]).toBeVisible();
    await expect(canvas.queryByRole('region', { name: rankedVideoTexts.hoursHeading })).toBeNull();
  },
};

/** After a single count a video has no growth, no change and no line. */
export const CountedOnce: Story = {
  parameters: { scenario: 'rankings.collecting' },
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: rankedVideoTexts.videoList }));
    const cards = list.getAllByRole('article');
    await expect(list.getAllByText(rankingTexts.collecting)).toHaveLength(cards.length);
    await expect(list.queryByText(/%$/)).toBeNull();
    await expect(cards[0]?.querySelector('svg[viewBox="0 0 120 40"]')).toBeNull();
  },
};
