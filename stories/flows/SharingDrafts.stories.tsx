import { timingTexts } from '@/texts/categories';
import { commonTexts } from '@/texts/common';
import { videoPostTexts, writeTexts } from '@/texts/write';
import { endpoints } from '@contract/endpoints';
import { failing } from '@mocks/scenarios/build';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import { contentOf, DRAFTS, fill, publish, titleOf } from '../features/write-video/sharing';
import { arriveAt, page } from '../site';

// Drafts of the video form; the stories of its screen show the rest.
const meta = { tags: ['behavior'], ...page('/write-youtube', 'member') } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const draft = (id: string, title: string) => ({
  id,
  savedAt: 1,
  values: { title, link: '', content: '', timing: 'break', category: null, sphereId: null },
});

/** A draft is offered and never replaces typed text: resuming it saves the new text as a draft. */
export const DraftOffered: Story = {
  beforeEach: () => {
    localStorage.setItem(DRAFTS, JSON.stringify([draft('a', '어제 쓰던 글')]));
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const title = await titleOf(context);
    await expect(await canvas.findByText(writeTexts.draftFound)).toBeVisible();
    await expect(title).toHaveValue('');
    await userEvent.type(title, '오늘 글');
    await userEvent.click(canvas.getByRole('button', { name: writeTexts.draftResume }));
    await expect(title).toHaveValue('어제 쓰던 글');
    await expect(canvas.getByRole('radio', { name: timingTexts.break })).toBeChecked();
    await expect(localStorage.getItem(DRAFTS)).toContain('오늘 글');
  },
};

/** After a login because the session had ended, the form contains the interrupted draft, once. */
export const Interrupted: Story = {
  beforeEach: () => {
    const interrupted = { ...draft('a', '보내던 글'), interrupted: true };
    localStorage.setItem(DRAFTS, JSON.stringify([interrupted]));
  },
  play: async (context) => {
    await waitFor(async () => expect(await titleOf(context)).toHaveValue('보내던 글'));
    await expect(context.canvas.queryByText(writeTexts.draftFound)).toBeNull();
    await expect(localStorage.getItem(DRAFTS)).toContain('보내던 글');
    await expect(localStorage.getItem(DRAFTS)).not.toContain('interrupted');
  },
};

export const DraftDiscarded: Story = {
  beforeEach: () => {
    localStorage.setItem(DRAFTS, JSON.stringify([draft('a', '어제 쓰던 글')]));
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await titleOf(context);
    const banner = within(await canvas.findByRole('region', { name: writeTexts.draftFound }));
    await userEvent.click(banner.getByRole('button', { name: commonTexts.delete }));
    await expect(canvas.queryByText(writeTexts.draftFound)).toBeNull();
    await expect(localStorage.getItem(DRAFTS)).toBeNull();
  },
};

/** Leaving by a link stores the latest text at once. */
export const Leaving: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(await titleOf(context), '쓰다 만 글');
    await userEvent.click(canvas.getByRole('button', { name: commonTexts.cancel }));
    await arriveAt(context, '/');
    await expect(localStorage.getItem(DRAFTS)).toContain('쓰다 만 글');
  },
};

/** If the browser cannot store drafts, links and buttons ask before leaving. */
export const LeavingUnkept: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const title = await titleOf(context);
    const refused = spyOn(
      Object.getPrototypeOf(localStorage) as Storage,
      'setItem',
    ).mockImplementation(() => {
      throw new Error('full');
    });
    await userEvent.type(title, '쓰다 만 글');
    const name = writeTexts.leaveConfirm;
    const [home] = within(canvas.getByRole('banner')).getAllByRole('link');
    await userEvent.click(home as HTMLElement);
    const dialog = within(await canvas.findByRole('dialog', { name }));
    await userEvent.click(dialog.getByRole('button', { name: commonTexts.cancel }));
    await expect(title).toHaveValue('쓰다 만 글');
    await arriveAt(context, '/write-youtube');
    await userEvent.click(canvas.getByRole('button', { name: commonTexts.cancel }));
    const again = within(await canvas.findByRole('dialog', { name }));
    await userEvent.click(again.getByRole('button', { name: writeTexts.leave }));
    await arriveAt(context, '/');
    refused.mockRestore();
  },
};

let answer: () => void = () => undefined;

/** If sending fails after the member has left the page, a notice leads back to the text. */
export const FailsElsewhere: Story = {
  beforeEach: ({ msw }) => {
    const answered = new Promise<boolean>((resolve) => (answer = () => resolve(true)));
    msw.use(failing(endpoints.createPost, 'INTERNAL', { when: () => answered }));
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fill(context);
    await publish(context);
    await userEvent.click(canvas.getByRole('button', { name: commonTexts.cancel }));
    await arriveAt(context, '/');
    answer();
    const failed = videoPostTexts.failed;
    await waitFor(() => expect(canvas.getByText(failed)).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: writeTexts.draftResume }));
    await arriveAt(context, '/write-youtube');
    await waitFor(async () => expect(await titleOf(context)).toHaveValue('물소리 들으며 통기타'));
    await expect(contentOf(context)).toHaveValue('코드 네 개만 알면 됩니다.');
  },
};
