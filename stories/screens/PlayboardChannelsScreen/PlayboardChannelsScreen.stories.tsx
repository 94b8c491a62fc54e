import { growthTexts } from '@/texts/rankingPictures';
import { rankedChannelTexts } from '@/texts/rankedChannels';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, within } from 'storybook/test';
import { page } from '../../site';

const meta = { tags: ['behavior'], ...page('/playboard-channels') } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const findPicture = async ({ canvas }: Pick<Play, 'canvas'>) =>
  within(await canvas.findByRole('region', { name: rankedChannelTexts.growthHeading }));

/** The numbers can be read before the chart loads; the keyboard chooses its days. */
export const Default: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expect(
      await canvas.findByRole('table', { name: rankedChannelTexts.channelList }),
    ).toBeVisible();
    const picture = await findPicture(context);
    const days = await picture.findByRole('slider', { name: growthTexts.choose });
    const last = days.getAttribute('aria-valuetext');
    // The simulated keyboard does not move a range input.
    await fireEvent.change(days, { target: { value: '3' } });
    await expect(days.getAttribute('aria-valuetext')).not.toBe(last);
    await userEvent.click(picture.getByText(growthTexts.table.summary));
    await expect(picture.getByRole('table', { name: growthTexts.table.caption })).toBeVisible();
  },
};
