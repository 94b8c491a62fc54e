import { timingTexts } from '@/texts/categories';
import { commonTexts } from '@/texts/common';
import { videoPostTexts, writeTexts } from '@/texts/write';
import { scenarioHandlers } from '@mocks/scenarios';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import { isAmongPending } from '../../features/feed/pendingPosts';
import { holdTimers } from '../../features/holdTimers';
import {
  contentOf,
  DRAFTS,
  fill,
  linkOf,
  publish,
  titleOf,
} from '../../features/write-video/sharing';
import { arriveAt, page, takeLoginNotice } from '../../site';
import { fits } from '../../fits';

const meta = { tags: ['behavior'], ...page('/write-youtube', 'member') } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Three required fields and optional choices. */
export const Default: Story = {
  play: async (context) => {
    const { canvas } = context;
    await expect(await titleOf(context)).toBeVisible();
    await expect(canvas.getByText('0/100')).toBeVisible();
    await expect(canvas.getByText('0/1000')).toBeVisible();
    await expect(canvas.getByRole('radiogroup', { name: writeTexts.timing })).toBeVisible();
    await expect(await canvas.findByLabelText(writeTexts.sphere)).toHaveValue('');
    await expect(canvas.getByText(writeTexts.rewardNotice)).toBeVisible();
  },
};

/** Before the server has answered who the visitor is, nothing is decided. */
export const Loading: Story = {
  parameters: { scenario: 'profile.loading' },
  play: async (context) => {
    await expect(await context.canvas.findByText(commonTexts.loading)).toBeInTheDocument();
    await arriveAt(context, '/write-youtube');
  },
};

/** One sentence at the first empty field asks for all three. */
export const NothingWritten: Story = {
  play: async (context) => {
    const title = await titleOf(context);
    await publish(context);
    await expect(context.canvas.getByText(videoPostTexts.required)).toBeVisible();
    await expect(title).toHaveFocus();
  },
};

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
/** Accepts the text of a phone's share function: only the address stays. */
export const SharedText: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await titleOf(context);
    await userEvent.click(linkOf(context));
    await userEvent.paste('이 영상 보세요 https://youtu.be/LXb3EKWsInQ');
    await expect(linkOf(context)).toHaveValue('https://youtu.be/LXb3EKWsInQ');
    await expect(canvas.getByText(videoPostTexts.recognised)).toBeVisible();
  },
};
export const Vimeo: Story = { play: recognises('https://vimeo.com/76979871') };
export const Dailymotion: Story = { play: recognises('https://www.dailymotion.com/video/x7tgad0') };
export const VideoFile: Story = { play: recognises('https://example.com/a/river.webm') };

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

/** While the post is sent, its fields are read-only. */
export const Submitting: Story = {
  parameters: { scenario: 'write.slow' },
  play: async (context) => {
    await fill(context);
    await publish(context);
    const button = context.canvas.getByRole('button', { name: writeTexts.submitting });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toHaveFocus();
    contentOf(context).focus();
    await context.userEvent.keyboard('덧붙임');
    await context.userEvent.click(button);
    await expect(contentOf(context)).toHaveValue('코드 네 개만 알면 됩니다.');
    await expect(linkOf(context)).toHaveValue('https://vimeo.com/76979871');
  },
};

export const FailedKeepsText: Story = {
  parameters: { scenario: 'write.failed' },
  play: async (context) => {
    await fill(context);
    await publish(context);
    await waitFor(() =>
      expect(context.canvas.getByRole('alert')).toHaveTextContent(videoPostTexts.failed),
    );
    await expect(await titleOf(context)).toHaveValue('물소리 들으며 통기타');
    await expect(contentOf(context)).toHaveValue('코드 네 개만 알면 됩니다.');
  },
};

/** The form stays; on the way to the login page the text is stored as a draft. */
export const SessionExpired: Story = {
  play: async (context) => {
    await fill(context);
    // Not earlier, because another request of the page would notice it first.
    context.msw.use(...scenarioHandlers(['session.expired']));
    await publish(context);
    await expect(await titleOf(context)).toHaveValue('물소리 들으며 통기타');
    // The submit button says what is missing.
    await expect(
      await context.canvas.findByRole('button', { name: writeTexts.loginRequired }),
    ).toBeVisible();
    await takeLoginNotice(context);
    await arriveAt(context, '/login?from=%2Fwrite-youtube');
    await expect(localStorage.getItem(DRAFTS)).toContain('물소리 들으며 통기타');
    await expect(localStorage.getItem(DRAFTS)).toContain('"interrupted":true');
  },
};

/** The thanks stay for two seconds before home opens with the new, pending post. */
export const Success: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const letPass = holdTimers(2000);
    await fill(context);
    await userEvent.click(canvas.getByRole('radio', { name: timingTexts.break }));
    await waitFor(() => expect(localStorage.getItem(DRAFTS)).not.toBeNull());
    await expect(canvas.getByText(writeTexts.draftSaved)).toBeVisible();
    await publish(context);
    await waitFor(() => expect(canvas.getByText(writeTexts.success)).toBeVisible());
    await expect(canvas.getByText(/^검토가 끝나면 모두에게 공개됩니다\./)).toBeVisible();
    await expect(localStorage.getItem(DRAFTS)).toBeNull();
    await arriveAt(context, '/write-youtube');
    letPass();
    await arriveAt(context, '/');
    await isAmongPending(context, '물소리 들으며 통기타');
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
