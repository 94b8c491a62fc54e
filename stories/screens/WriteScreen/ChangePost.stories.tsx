import { postFormTexts } from '@/texts/blocks';
import { contentTexts, timingTexts } from '@/texts/categories';
import { writeTexts } from '@/texts/write';
import { errorTexts } from '@contract/texts';
import { place } from '@contract/fixtures/spheres';
import { posts } from '@mocks/db/posts';
import { spheres } from '@mocks/db/spheres';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import * as on from '../../features/write-post/writing';
import { arriveAt, page } from '../../site';

/** One of the member's own confirmed posts; text and a link. */
const OWN = '/write?post=22';

const meta = { tags: ['behavior'], ...page(OWN, 'member') } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const save = ({ canvas, userEvent }: Play) =>
  userEvent.click(canvas.getByRole('button', { name: postFormTexts.save }));

/** The form holds the post and says what an edit causes; there is no second reward. */
export const Default: Story = {
  play: async (context) => {
    const { canvas } = context;
    await expect(await on.titleOf(context)).toHaveValue('코드 세 개로 되는 노래만 모아 봤어요');
    await expect(on.kindsOf(context)).toBe('텍스트 링크');
    await expect(canvas.getByText(postFormTexts.reviewAgain)).toBeVisible();
    await expect(canvas.queryByText('물방울 +10, 식물 경험치 +15')).toBeNull();
    await expect(await canvas.findByLabelText(writeTexts.sphere)).toHaveValue(on.GUITAR);
  },
};

/** Saving leads back to the post, which is pending again. */
export const Saved: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const title = await on.titleOf(context);
    await userEvent.clear(title);
    await userEvent.type(title, '코드 네 개로 되는 노래');
    await save(context);
    await arriveAt(context, '/post/22');
    await waitFor(() => expect(canvas.getByText(postFormTexts.changed)).toBeVisible());
    await expect(
      await canvas.findByRole('heading', { name: '코드 네 개로 되는 노래' }),
    ).toBeVisible();
    await expect(localStorage.getItem('mulbit.draft.post22.user1')).toBeNull();
  },
};

/** If the post's sphere was closed, the post stays there until it is moved. */
export const SphereClosed: Story = {
  beforeEach: () => spheres.update(place.guitar, { isClosed: true }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(await on.titleOf(context), ' 2');
    await waitFor(() => expect(canvas.getByLabelText(writeTexts.sphere)).toHaveValue(on.GUITAR));
    await expect(canvas.queryByText(writeTexts.sphereLeft)).toBeNull();
    await save(context);
    await arriveAt(context, '/post/22');
    await waitFor(() => expect(posts.find(22)?.sphereId).toBe(place.guitar));
  },
};

/** If the author has left the post's sphere, the post stays there until it is moved. */
export const SphereLeft: Story = {
  beforeEach: () => {
    spheres.leave(place.guitar, 1);
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(await on.titleOf(context), ' 2');
    await expect(await canvas.findByLabelText(writeTexts.sphere)).toHaveValue(on.GUITAR);
    await expect(canvas.queryByText(writeTexts.sphereLeft)).toBeNull();
    await save(context);
    await arriveAt(context, '/post/22');
    await expect(posts.find(22)?.sphereId).toBe(place.guitar);
  },
};

/** With a category the video comes first on the page, wherever it was written; the form says so. */
export const SharedVideo: Story = {
  parameters: { at: '/write?post=5' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await on.titleOf(context);
    await expect(on.kindsOf(context)).toBe('텍스트 동영상');
    await expect(await canvas.findByText(writeTexts.videoLeads)).toBeVisible();
    for (const label of [timingTexts.drinking, contentTexts.cooking]) {
      await userEvent.click(canvas.getByRole('radio', { name: label }));
    }
    await expect(canvas.queryByText(writeTexts.videoLeads)).toBeNull();
  },
};

/** The draft of an edit is separate from the drafts of new posts. */
export const FailedKeepsChange: Story = {
  parameters: { scenario: 'change.failed' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(await on.titleOf(context), ' 2');
    await save(context);
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent('글을 수정하지 못했습니다.'),
    );
    await expect(await on.titleOf(context)).toHaveValue('코드 세 개로 되는 노래만 모아 봤어요 2');
    await waitFor(() =>
      expect(localStorage.getItem('mulbit.draft.post22.user1')).toContain('모아 봤어요 2'),
    );
    await expect(localStorage.getItem(on.DRAFTS)).toBeNull();
  },
};

const DRAFTS = 'mulbit.draft.post22.user1';

/** The post was edited elsewhere: the form keeps its text and asks before it overwrites. */
export const ChangedMeanwhile: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const title = await on.titleOf(context);
    await userEvent.type(title, ' 2');
    posts.update(22, { title: '휴대폰에서 고친 제목', revision: 1 });
    await save(context);
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(errorTexts.STALE));
    await expect(title).toHaveValue('코드 세 개로 되는 노래만 모아 봤어요 2');
    const newer = canvas.getByRole('link', { name: '수정된 글 보기 (새 창)' });
    await expect(newer).toHaveAttribute('href', '/post/22');
    await expect(posts.find(22)?.title).toBe('휴대폰에서 고친 제목');
    await userEvent.click(canvas.getByRole('button', { name: writeTexts.overwrite }));
    await arriveAt(context, '/post/22');
    await waitFor(() =>
      expect(posts.find(22)?.title).toBe('코드 세 개로 되는 노래만 모아 봤어요 2'),
    );
  },
};

/** A draft shows its age and that the post was edited later; sending deletes all its drafts. */
export const OlderDraft: Story = {
  beforeEach: () => {
    posts.update(22, { revision: 1 });
    const blocks = [{ id: 't', type: 'text', content: '어제 고치던 말' }];
    const values = { title: '어제 고치던 제목', blocks, revision: 0 };
    const draft = { id: 'a', savedAt: Date.now() - 3 * 3_600_000, values };
    localStorage.setItem(DRAFTS, JSON.stringify([draft]));
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const title = await on.titleOf(context);
    await expect(await canvas.findByText('3시간 전 임시 저장됨')).toBeVisible();
    await expect(canvas.getByText(writeTexts.draftStale)).toBeVisible();
    await userEvent.type(title, ' 3');
    await save(context);
    await arriveAt(context, '/post/22');
    await expect(localStorage.getItem(DRAFTS)).toBeNull();
  },
};

export const NotOnesOwn: Story = {
  parameters: { at: '/write?post=1' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(postFormTexts.notYours)).toBeVisible();
    await expect(canvas.getByRole('link', { name: postFormTexts.toPost })).toHaveAttribute(
      'href',
      '/post/1',
    );
  },
};

/** An admin may edit any post; it stays in its sphere. */
export const Admin: Story = {
  parameters: { role: 'admin' },
  play: async (context) => {
    await expect(await on.titleOf(context)).toHaveValue('코드 세 개로 되는 노래만 모아 봤어요');
    await expect(context.canvas.queryByText(postFormTexts.reviewAgain)).toBeNull();
    // The post could only move to spheres of its author.
    await expect(context.canvas.queryByLabelText(writeTexts.sphere)).toBeNull();
  },
};
