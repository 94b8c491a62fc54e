import { blockTexts, imageTexts, postFormTexts } from '@/texts/blocks';
import { commonTexts } from '@/texts/common';
import { writeTexts } from '@/texts/write';
import { endpoints } from '@contract/endpoints';
import { on as requestsOf } from '@mocks/http/handle';
import { failing } from '@mocks/scenarios/build';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import * as on from './writing';
import { arriveAt, page } from '../../site';

const meta = {
  ...page('/write', 'member'),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const image = { id: 'i', type: 'image', url: '', caption: '노을', fileName: 'uiamho.jpg' };
const draft = (id: string, title: string, more: object[] = []) => ({
  id,
  savedAt: 1,
  values: { title, blocks: [{ id: 't', type: 'text', content: '어제 쓴 말' }, ...more] },
});
const keep = (...drafts: object[]) => localStorage.setItem(on.DRAFTS, JSON.stringify(drafts));
const kept = () => localStorage.getItem(on.DRAFTS);

/** A draft is stored within two seconds of the last change. */
export const Kept: Story = {
  play: async (context) => {
    await on.titleOf(context);
    await context.userEvent.type(on.textAt(context, 1), '쓰는 중');
    await waitFor(() => expect(kept()).toContain('쓰는 중'));
    await expect(context.canvas.getByText(writeTexts.draftSaved)).toBeVisible();
  },
};

/** The draft is offered and never replaces typed text; the offer names pictures not uploaded. */
export const Offered: Story = {
  tags: ['behavior'],
  beforeEach: () => keep(draft('a', '어제 쓰던 글', [image])),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const title = await on.titleOf(context);
    await expect(await canvas.findByText(writeTexts.draftFound)).toBeVisible();
    await expect(
      canvas.getByText('올리지 않은 이미지 1개는 보관되지 않아 다시 선택해야 합니다.'),
    ).toBeVisible();
    await expect(title).toHaveValue('');
    await userEvent.type(title, '오늘 글');
    await userEvent.click(canvas.getByRole('button', { name: writeTexts.draftResume }));
    await expect(title).toHaveValue('어제 쓰던 글');
    await expect(on.wordsOf(context)).toEqual(['어제 쓴 말']);
    await expect(
      canvas.getByText('uiamho.jpg 파일은 보관되지 않았습니다. 다시 선택해주세요.'),
    ).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: imageTexts.captionLabel })).toHaveValue(
      '노을',
    );
    await expect(kept()).toContain('오늘 글');
  },
};

const uploaded = (name: string) => {
  const url = `/uploads/${name.repeat(32)}.webp`;
  return { id: 'u', type: 'image', url, caption: '노을', fileName: 'dusk.jpg' };
};

/** A picture that waited too long is no longer stored: resuming the draft says so. */
export const PictureGone: Story = {
  beforeEach: () => keep(draft('a', '지난달에 쓰던 글', [uploaded('0')])),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await on.titleOf(context);
    await userEvent.click(await canvas.findByRole('button', { name: writeTexts.draftResume }));
    await expect(
      await canvas.findByText('dusk.jpg 파일은 보관되지 않았습니다. 다시 선택해주세요.'),
    ).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByText('오래되어 지워진 이미지 1개는 다시 선택해야 합니다.')).toBeVisible(),
    );
    await expect(canvas.getByRole('textbox', { name: imageTexts.captionLabel })).toHaveValue(
      '노을',
    );
    await on.choose(context, await on.picture());
    await on.expectAnnounced(context, imageTexts.uploaded);
    await on.publish(context);
    await on.isThanked(context);
  },
};

const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" width="32" height="20"/>';
const SVG = { 'Content-Type': 'image/svg+xml' };

/** The server has the picture but it fails to load: it can be replaced or loaded again. */
export const PictureBroken: Story = {
  beforeEach: ({ msw }) => {
    keep(draft('a', '어제 쓰던 글', [uploaded('1')]));
    msw.use(
      http.head('/uploads/:file', () => new HttpResponse(null)),
      http.get('/uploads/:file', () => HttpResponse.error(), { once: true }),
      http.get('/uploads/:file', () => new HttpResponse(DRAWING, { headers: SVG })),
    );
  },
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    await on.titleOf(context);
    await userEvent.click(await canvas.findByRole('button', { name: writeTexts.draftResume }));
    await expect(await canvas.findByText(imageTexts.broken)).toBeVisible();
    await expect(canvas.getByRole('button', { name: imageTexts.chooseAgain })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: commonTexts.retry }));
    await waitFor(async () => {
      const image = canvasElement.querySelector<HTMLImageElement>('main img[src^="/uploads/"]');
      await expect(image?.naturalWidth).toBeGreaterThan(0);
    });
    await expect(canvas.queryByText(imageTexts.broken)).toBeNull();
  },
};

let isHeld = true;

/** An upload that was interrupted continues when its draft is resumed on the same page. */
export const PictureAtHand: Story = {
  tags: ['behavior'],
  beforeEach: ({ msw }) => {
    isHeld = true;
    msw.use(
      http.all(requestsOf(endpoints.uploadImage), async () => {
        if (isHeld) await delay('infinite');
      }),
    );
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await on.titleOf(context);
    await on.add(context, blockTexts.kinds.image);
    await on.choose(context, await on.picture());
    await userEvent.click(canvas.getByRole('link', { name: postFormTexts.shareVideo }));
    await userEvent.click(
      within(await canvas.findByRole('dialog')).getByRole('button', { name: writeTexts.leave }),
    );
    await arriveAt(context, '/write-youtube');
    isHeld = false;
    await userEvent.click(await canvas.findByRole('button', { name: commonTexts.back }));
    await arriveAt(context, '/');
    await userEvent.click(
      (await canvas.findAllByRole('link', { name: postFormTexts.heading }))[0] as Element,
    );
    await userEvent.click(await canvas.findByRole('button', { name: writeTexts.draftResume }));
    await on.expectAnnounced(context, imageTexts.uploaded);
    await on.publish(context);
    await on.isThanked(context);
  },
};

export const Discarded: Story = {
  tags: ['behavior'],
  beforeEach: () => keep(draft('a', '어제 쓰던 글')),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await on.titleOf(context);
    const banner = within(await canvas.findByRole('region', { name: writeTexts.draftFound }));
    await userEvent.click(banner.getByRole('button', { name: commonTexts.delete }));
    await expect(canvas.queryByText(writeTexts.draftFound)).toBeNull();
    await expect(kept()).toBeNull();
  },
};

/** After a login because the session had ended, the form contains the interrupted draft, once. */
export const Interrupted: Story = {
  beforeEach: () => keep({ ...draft('a', '보내던 글'), interrupted: true }),
  play: async (context) => {
    await waitFor(async () => expect(await on.titleOf(context)).toHaveValue('보내던 글'));
    await expect(kept()).not.toContain('interrupted');
  },
};

/** Resuming would lose a picture that is still uploading, so it asks first. */
export const ResumingOverAPicture: Story = {
  tags: ['behavior'],
  parameters: { scenario: 'upload.loading' },
  beforeEach: () => keep(draft('a', '어제 쓰던 글')),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const title = await on.titleOf(context);
    await on.add(context, blockTexts.kinds.image);
    await on.choose(context, await on.picture());
    const name = writeTexts.resumeConfirm;
    await userEvent.click(canvas.getByRole('button', { name: writeTexts.draftResume }));
    const dialog = within(await canvas.findByRole('dialog', { name }));
    await userEvent.click(dialog.getByRole('button', { name: commonTexts.cancel }));
    await expect(on.kindsOf(context)).toBe('텍스트 이미지');
    await expect(title).toHaveValue('');
    await userEvent.click(canvas.getByRole('button', { name: writeTexts.draftResume }));
    const again = within(await canvas.findByRole('dialog', { name }));
    await userEvent.click(again.getByRole('button', { name: writeTexts.draftResume }));
    await waitFor(() => expect(title).toHaveValue('어제 쓰던 글'));
    await expect(kept()).toContain('uiamho-0612.png');
  },
};

/** If the author has left the draft's sphere, a message says so and the post can be sent. */
export const SphereLeft: Story = {
  tags: ['behavior'],
  beforeEach: () => {
    const { values, ...rest } = draft('a', '어제 쓰던 글');
    keep({ ...rest, values: { ...values, sphereId: on.SCIENCE } });
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await on.titleOf(context);
    await userEvent.click(await canvas.findByRole('button', { name: writeTexts.draftResume }));
    await expect(await canvas.findByText(writeTexts.sphereLeft)).toBeVisible();
    await expect(canvas.getByLabelText(writeTexts.sphere)).toHaveValue('');
    await on.publish(context);
    await on.isThanked(context);
  },
};

let answer: () => void = () => undefined;

/** If sending fails after the member has left the page, a notice leads back to the text. */
export const FailsElsewhere: Story = {
  tags: ['behavior'],
  beforeEach: ({ msw }) => {
    const answered = new Promise<boolean>((resolve) => (answer = () => resolve(true)));
    msw.use(failing(endpoints.createPost, 'INTERNAL', { when: () => answered }));
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(await on.titleOf(context), '보내던 글');
    await userEvent.type(on.textAt(context, 1), '곧 나갑니다.');
    await on.publish(context);
    await userEvent.click(canvas.getByRole('button', { name: commonTexts.cancel }));
    await arriveAt(context, '/');
    answer();
    await waitFor(() => expect(canvas.getByText(postFormTexts.failed)).toBeVisible());
    await expect(canvas.getByText(writeTexts.kept)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: writeTexts.draftResume }));
    await arriveAt(context, '/write');
    await waitFor(async () => expect(await on.titleOf(context)).toHaveValue('보내던 글'));
    await expect(on.wordsOf(context)).toEqual(['곧 나갑니다.']);
  },
};

/** Another window changed the same draft: both drafts stay, with a notice. */
export const ChangedElsewhere: Story = {
  tags: ['behavior'],
  beforeEach: () => keep(draft('a', '어제 쓰던 글')),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const title = await on.titleOf(context);
    await userEvent.click(await canvas.findByRole('button', { name: writeTexts.draftResume }));
    keep({ ...draft('a', '다른 창의 글'), savedAt: Date.now() + 1000 });
    await userEvent.type(title, '!');
    await waitFor(() => expect(canvas.getByText(writeTexts.draftForked)).toBeVisible());
    await expect(kept()).toContain('다른 창의 글');
    await expect(kept()).toContain('어제 쓰던 글!');
  },
};

/** Text is stored at once, however the member leaves. */
export const Leaving: Story = {
  play: async (context) => {
    await on.titleOf(context);
    await context.userEvent.type(on.textAt(context, 1), '쓰다 만 글');
    await context.userEvent.click(context.canvas.getByRole('button', { name: commonTexts.cancel }));
    await arriveAt(context, '/');
    await expect(kept()).toContain('쓰다 만 글');
  },
};

/** A picture that is not uploaded would be lost, so links and buttons ask before leaving. */
export const LeavingAPicture: Story = {
  tags: ['behavior'],
  parameters: { scenario: 'upload.loading' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await on.titleOf(context);
    await on.add(context, blockTexts.kinds.image);
    await on.choose(context, await on.picture());
    const question = writeTexts.leaveConfirm;
    await userEvent.click(canvas.getByRole('link', { name: postFormTexts.shareVideo }));
    const dialog = within(await canvas.findByRole('dialog', { name: question }));
    await userEvent.click(dialog.getByRole('button', { name: commonTexts.cancel }));
    await expect(on.kindsOf(context)).toBe('텍스트 이미지');
    await expect(canvas.getByText(writeTexts.draftSavedPart)).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: postFormTexts.shareVideo }));
    await userEvent.click(
      within(await canvas.findByRole('dialog')).getByRole('button', { name: writeTexts.leave }),
    );
    await arriveAt(context, '/write-youtube');
    await expect(kept()).toContain('uiamho-0612.png');
  },
};
