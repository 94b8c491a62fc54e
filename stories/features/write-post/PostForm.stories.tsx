import { endpoints } from '@contract/endpoints';
import { on as requestsOf } from '@mocks/http/handle';
import { failing } from '@mocks/scenarios/build';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import * as on from './writing';
import { arriveAt, SitePage } from '../../site';

const meta = {
  component: SitePage,
  parameters: { at: '/write', role: 'member' },
} satisfies Meta<typeof SitePage>;
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

/** Kept within two seconds of the last change. */
export const Kept: Story = {
  play: async (context) => {
    await on.titleOf(context);
    await context.userEvent.type(on.textAt(context, 1), '쓰는 중');
    await waitFor(() => expect(kept()).toContain('쓰는 중'));
    await expect(context.canvas.getByText('방금 전 임시 저장됨')).toBeVisible();
  },
};

/**
 * The draft is offered and never replaces typed text; pictures that were not uploaded are named.
 */
export const Offered: Story = {
  beforeEach: () => keep(draft('a', '어제 쓰던 글', [image])),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const title = await on.titleOf(context);
    await expect(await canvas.findByText('작성 중이던 글이 있습니다.')).toBeVisible();
    await expect(
      canvas.getByText('올리지 않은 이미지 1개는 보관되지 않아 다시 선택해야 합니다.'),
    ).toBeVisible();
    await expect(title).toHaveValue('');
    await userEvent.type(title, '오늘 글');
    await userEvent.click(canvas.getByRole('button', { name: '이어서 쓰기' }));
    await expect(title).toHaveValue('어제 쓰던 글');
    await expect(on.wordsOf(context)).toEqual(['어제 쓴 말']);
    await expect(
      canvas.getByText('uiamho.jpg 파일은 보관되지 않았습니다. 다시 선택해주세요.'),
    ).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: '이미지 설명' })).toHaveValue('노을');
    await expect(kept()).toContain('오늘 글');
  },
};

const uploaded = (name: string) => {
  const url = `/uploads/${name.repeat(32)}.webp`;
  return { id: 'u', type: 'image', url, caption: '노을', fileName: 'dusk.jpg' };
};

/** A picture that waited too long is kept nowhere: that is said when the draft is taken up. */
export const PictureGone: Story = {
  beforeEach: () => keep(draft('a', '지난달에 쓰던 글', [uploaded('0')])),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await on.titleOf(context);
    await userEvent.click(await canvas.findByRole('button', { name: '이어서 쓰기' }));
    await expect(
      await canvas.findByText('dusk.jpg 파일은 보관되지 않았습니다. 다시 선택해주세요.'),
    ).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByText('오래되어 지워진 이미지 1개는 다시 선택해야 합니다.')).toBeVisible(),
    );
    await expect(canvas.getByRole('textbox', { name: '이미지 설명' })).toHaveValue('노을');
    await on.choose(context, await on.picture());
    await on.expectAnnounced(context, '이미지를 올렸습니다.');
    await on.publish(context);
    await on.isThanked(context);
  },
};

const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" width="32" height="20"/>';
const SVG = { 'Content-Type': 'image/svg+xml' };

/** It is kept, they say, and does not come: another one can be chosen, or the same asked for again. */
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
    await userEvent.click(await canvas.findByRole('button', { name: '이어서 쓰기' }));
    await expect(await canvas.findByText('이미지를 불러오지 못했습니다.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '다른 이미지 선택' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '다시 시도' }));
    await waitFor(async () => {
      const image = canvasElement.querySelector<HTMLImageElement>('main img[src^="/uploads/"]');
      await expect(image?.naturalWidth).toBeGreaterThan(0);
    });
    await expect(canvas.queryByText('이미지를 불러오지 못했습니다.')).toBeNull();
  },
};

let isHeld = true;

/** A file that was on its way is sent on when its draft is taken up again on the same page. */
export const PictureAtHand: Story = {
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
    await on.add(context, '이미지');
    await on.choose(context, await on.picture());
    await userEvent.click(canvas.getByRole('link', { name: '영상 공유하기' }));
    await userEvent.click(
      within(await canvas.findByRole('dialog')).getByRole('button', { name: '나가기' }),
    );
    await arriveAt(context, '/write-youtube');
    isHeld = false;
    await userEvent.click(await canvas.findByRole('button', { name: '뒤로' }));
    await arriveAt(context, '/');
    await userEvent.click((await canvas.findAllByRole('link', { name: '글쓰기' }))[0] as Element);
    await userEvent.click(await canvas.findByRole('button', { name: '이어서 쓰기' }));
    await on.expectAnnounced(context, '이미지를 올렸습니다.');
    await on.publish(context);
    await on.isThanked(context);
  },
};

export const Discarded: Story = {
  beforeEach: () => keep(draft('a', '어제 쓰던 글')),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await on.titleOf(context);
    const banner = within(
      await canvas.findByRole('region', { name: '작성 중이던 글이 있습니다.' }),
    );
    await userEvent.click(banner.getByRole('button', { name: '삭제' }));
    await expect(canvas.queryByText('작성 중이던 글이 있습니다.')).toBeNull();
    await expect(kept()).toBeNull();
  },
};

/** Back from the login page after the session had ended: the words stand in the form, once. */
export const Interrupted: Story = {
  beforeEach: () => keep({ ...draft('a', '보내던 글'), interrupted: true }),
  play: async (context) => {
    await waitFor(async () => expect(await on.titleOf(context)).toHaveValue('보내던 글'));
    await expect(kept()).not.toContain('interrupted');
  },
};

/** A picture on its way would stay behind: that is asked first. */
export const ResumingOverAPicture: Story = {
  parameters: { scenario: 'upload.loading' },
  beforeEach: () => keep(draft('a', '어제 쓰던 글')),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const title = await on.titleOf(context);
    await on.add(context, '이미지');
    await on.choose(context, await on.picture());
    const name = '올리지 않은 이미지는 보관되지 않습니다. 그래도 이어서 쓰시겠습니까?';
    await userEvent.click(canvas.getByRole('button', { name: '이어서 쓰기' }));
    const dialog = within(await canvas.findByRole('dialog', { name }));
    await userEvent.click(dialog.getByRole('button', { name: '취소' }));
    await expect(on.kindsOf(context)).toBe('텍스트 이미지');
    await expect(title).toHaveValue('');
    await userEvent.click(canvas.getByRole('button', { name: '이어서 쓰기' }));
    const again = within(await canvas.findByRole('dialog', { name }));
    await userEvent.click(again.getByRole('button', { name: '이어서 쓰기' }));
    await waitFor(() => expect(title).toHaveValue('어제 쓰던 글'));
    await expect(kept()).toContain('uiamho-0612.png');
  },
};

/** A draft's sphere that one has left since: said, and the post can be sent. */
export const SphereLeft: Story = {
  beforeEach: () => {
    const { values, ...rest } = draft('a', '어제 쓰던 글');
    keep({ ...rest, values: { ...values, sphereId: on.SCIENCE } });
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await on.titleOf(context);
    await userEvent.click(await canvas.findByRole('button', { name: '이어서 쓰기' }));
    await expect(
      await canvas.findByText(
        '선택했던 스피어에 더 이상 참여하고 있지 않아 스피어 없이 게시됩니다.',
      ),
    ).toBeVisible();
    await expect(canvas.getByLabelText('스피어')).toHaveValue('');
    await on.publish(context);
    await on.isThanked(context);
  },
};

let answer: () => void = () => undefined;

/** Somewhere else by the time it fails: told there, with the way back to the words. */
export const FailsElsewhere: Story = {
  beforeEach: ({ msw }) => {
    const answered = new Promise<boolean>((resolve) => (answer = () => resolve(true)));
    msw.use(failing(endpoints.createPost, 'INTERNAL', { when: () => answered }));
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(await on.titleOf(context), '보내던 글');
    await userEvent.type(on.textAt(context, 1), '곧 나갑니다.');
    await on.publish(context);
    await userEvent.click(canvas.getByRole('button', { name: '취소' }));
    await arriveAt(context, '/');
    answer();
    await waitFor(() =>
      expect(canvas.getByText('글 작성에 실패했습니다. 다시 시도해주세요.')).toBeVisible(),
    );
    await expect(canvas.getByText('입력한 내용은 보관해 두었습니다.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '이어서 쓰기' }));
    await arriveAt(context, '/write');
    await waitFor(async () => expect(await on.titleOf(context)).toHaveValue('보내던 글'));
    await expect(on.wordsOf(context)).toEqual(['곧 나갑니다.']);
  },
};

/** Another window changed the same draft: both drafts stay, with a notice. */
export const ChangedElsewhere: Story = {
  beforeEach: () => keep(draft('a', '어제 쓰던 글')),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const title = await on.titleOf(context);
    await userEvent.click(await canvas.findByRole('button', { name: '이어서 쓰기' }));
    keep({ ...draft('a', '다른 창의 글'), savedAt: Date.now() + 1000 });
    await userEvent.type(title, '!');
    await waitFor(() =>
      expect(canvas.getByText('다른 창에서 고친 글이 있어 따로 저장했습니다.')).toBeVisible(),
    );
    await expect(kept()).toContain('다른 창의 글');
    await expect(kept()).toContain('어제 쓰던 글!');
  },
};

/** Words are kept at once by whatever way one leaves. */
export const Leaving: Story = {
  play: async (context) => {
    await on.titleOf(context);
    await context.userEvent.type(on.textAt(context, 1), '쓰다 만 글');
    await context.userEvent.click(context.canvas.getByRole('button', { name: '취소' }));
    await arriveAt(context, '/');
    await expect(kept()).toContain('쓰다 만 글');
  },
};

/** A picture that is only here would be lost: by a link as by a button, it is asked first. */
export const LeavingAPicture: Story = {
  parameters: { scenario: 'upload.loading' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await on.titleOf(context);
    await on.add(context, '이미지');
    await on.choose(context, await on.picture());
    const question = '저장하지 않은 내용이 있습니다. 이 페이지를 나가시겠습니까?';
    await userEvent.click(canvas.getByRole('link', { name: '영상 공유하기' }));
    const dialog = within(await canvas.findByRole('dialog', { name: question }));
    await userEvent.click(dialog.getByRole('button', { name: '취소' }));
    await expect(on.kindsOf(context)).toBe('텍스트 이미지');
    await expect(canvas.getByText('이미지를 제외하고 임시 저장했습니다.')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: '영상 공유하기' }));
    await userEvent.click(
      within(await canvas.findByRole('dialog')).getByRole('button', { name: '나가기' }),
    );
    await arriveAt(context, '/write-youtube');
    await expect(kept()).toContain('uiamho-0612.png');
  },
};
