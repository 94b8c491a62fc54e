import { authTexts } from '@/texts/auth';
import { videoPostTexts, writeTexts } from '@/texts/write';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { describedVideo } from '@contract/fixtures/pages';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import { contentOf, fill, linkOf, publish, titleOf } from '../../features/write-video/sharing';
import { arriveAt, page } from '../../site';
import { fits } from '../../fits';

const meta = { tags: ['behavior'], ...page('/write-youtube', 'member') } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Checks the link on blur or when typing pauses; the error lists the supported hosts. */
export const InvalidLink: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fill(context, 'https://www.youtube.com/watch?v=short');
    await expect(canvas.getByText(videoPostTexts.unsupported)).toBeVisible();
    await publish(context);
    await expect(canvas.getByText(videoPostTexts.invalidLink)).toBeVisible();
    await expect(linkOf(context)).toHaveFocus();
    await userEvent.clear(linkOf(context));
    await expect(canvas.queryByText(videoPostTexts.invalidLink)).toBeNull();
  },
};

const recognises =
  (link: string): Story['play'] =>
  async (context) => {
    const { canvas, userEvent } = context;
    await titleOf(context);
    await userEvent.click(linkOf(context));
    await userEvent.paste(link);
    await expect(canvas.getByText(videoPostTexts.recognised)).toBeVisible();
    const preview = within(canvas.getByRole('region', { name: videoPostTexts.preview }));
    await expect(preview.getByRole('button', { name: /영상 재생$/ })).toBeVisible();
  };

/** Accepts pasted forms, such as an address without a scheme or with a start time. */
export const YouTube: Story = { play: recognises('youtu.be/LXb3EKWsInQ?t=90') };

/** Characters are counted as people see them; text over the limit is never cut. */
export const TooLong: Story = {
  play: async (context) => {
    const { canvas } = context;
    await fill(context);
    await fireEvent.change(await titleOf(context), { target: { value: '물'.repeat(101) } });
    await fireEvent.change(contentOf(context), { target: { value: '빛'.repeat(1001) } });
    await publish(context);
    await expect(canvas.getByText(videoPostTexts.titleLong)).toBeVisible();
    await expect(canvas.getByText(videoPostTexts.contentLong)).toBeVisible();
    await expect(await titleOf(context)).toHaveFocus();
  },
};

/** Enter in a single-line field does not submit. */
export const EnterSendsNothing: Story = {
  play: async (context) => {
    await fill(context);
    await context.userEvent.type(await titleOf(context), '{Enter}');
    await expect(context.canvas.queryByRole('button', { name: writeTexts.submitting })).toBeNull();
    await arriveAt(context, '/write-youtube');
  },
};

const shared = new URLSearchParams({
  title: 'Watch "밤의 강" on YouTube',
  text: `이 영상 보세요 ${describedVideo.url}`,
});

/** What an app shares with the installed site fills the form, also after the login that it needs. */
export const SharedByAnApp: Story = {
  parameters: { role: 'guest', at: `/write-youtube?${shared.toString()}` },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(await canvas.findByLabelText(authTexts.email), 'member@mulbit.test');
    await userEvent.type(canvas.getByLabelText(authTexts.password), 'mulbit-member-1{Enter}');
    await waitFor(async () => expect(await titleOf(context)).toHaveValue('밤의 강'));
    await expect(linkOf(context)).toHaveValue(describedVideo.url);
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await titleOf(context);
    const button = context.canvas.getByRole('button', { name: writeTexts.submit });
    await expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
    await fits();
  },
};
