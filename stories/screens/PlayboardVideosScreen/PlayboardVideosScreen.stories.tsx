import { hourTexts, shareTable } from '@/texts/rankingPictures';
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
