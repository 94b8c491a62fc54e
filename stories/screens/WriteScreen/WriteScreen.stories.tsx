import { blockTexts, postFormTexts } from '@/texts/blocks';
import { timingTexts } from '@/texts/categories';
import { commonTexts } from '@/texts/common';
import { layoutTexts } from '@/texts/layout';
import { postTexts } from '@/texts/post';
import { submittedTexts } from '@/texts/submitted';
import { videoPostTexts, writeTexts } from '@/texts/write';
import { endpoints } from '@contract/endpoints';
import { fieldError } from '@contract/errors';
import { place } from '@contract/fixtures/spheres';
import { reasonTexts } from '@contract/texts';
import { spheres } from '@mocks/db/spheres';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import { holdTimers } from '../../features/holdTimers';
import { isAmongPending } from '../../features/feed/pendingPosts';
import * as on from '../../features/write-post/writing';
import { arriveAt, page, takeLoginNotice } from '../../site';
import { fits } from '../../fits';

const meta = { tags: ['behavior'], ...page('/write', 'member') } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

async function write(context: Play): Promise<void> {
  const { userEvent } = context;
  await userEvent.type(await on.titleOf(context), '물소리 들으며 통기타');
  await userEvent.type(on.textAt(context, 1), '코드 네 개만 알면 됩니다.');
}

/** The errors are at the empty fields and at the bottom. */
export const NothingWritten: Story = {
  play: async (context) => {
    await on.titleOf(context);
    await on.publish(context);
    await expect(on.blockAt(context, 1).getByText('내용을 입력해주세요.')).toBeVisible();
    await expect(context.canvas.getByRole('button', { name: blockTexts.remove })).toBeVisible();
    await expect(on.textAt(context, 1)).toHaveFocus();
    await context.userEvent.keyboard('물');
    await expect(on.blockAt(context, 1).queryByText('내용을 입력해주세요.')).toBeNull();
  },
};

/** If the sphere is closed while the member writes, a message says so and the text stays. */
export const SphereClosed: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await write(context);
    await userEvent.selectOptions(await canvas.findByLabelText(writeTexts.sphere), on.GUITAR);
    spheres.update(place.guitar, { isClosed: true });
    await on.publish(context);
    await expect((await canvas.findAllByText(reasonTexts.sphereClosed))[0]).toBeVisible();
    await expect(await on.titleOf(context)).toHaveValue('물소리 들으며 통기타');
  },
};

/** While the post is sent, its fields are read-only, because the answer would discard new text. */
export const Submitting: Story = {
  parameters: { scenario: 'write.slow' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await write(context);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    const button = canvas.getByRole('button', { name: writeTexts.submitting });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toHaveFocus();
    on.textAt(context, 1).focus();
    await userEvent.keyboard('덧붙임');
    (await on.titleOf(context)).focus();
    await userEvent.keyboard('덧붙임');
    on.drop(canvas.getByRole('banner'), await on.picture());
    await userEvent.click(button);
    await expect(on.kindsOf(context)).toBe(blockTexts.kinds.text);
    await expect(on.wordsOf(context)).toEqual(['코드 네 개만 알면 됩니다.']);
    await expect(await on.titleOf(context)).toHaveValue('물소리 들으며 통기타');
    await on.isThanked(context);
  },
};

/** A field that the server refuses gets the focus, although the request disabled all fields. */
export const RefusedByTheServer: Story = {
  beforeEach: ({ msw }) => {
    msw.use(on.refusing(endpoints.createPost, fieldError('title', '제목을 다시 확인해주세요.')));
  },
  play: async (context) => {
    await write(context);
    await on.publish(context);
    await waitFor(async () => expect(await on.titleOf(context)).toHaveFocus());
    await context.userEvent.keyboard('!');
    await expect(await on.titleOf(context)).toHaveValue('물소리 들으며 통기타!');
  },
};

/** The form stays; on the way to the login page the text is stored as a draft. */
export const SessionExpired: Story = {
  parameters: { scenario: 'session.expired' },
  play: async (context) => {
    await write(context);
    await on.publish(context);
    await expect(await on.titleOf(context)).toHaveValue('물소리 들으며 통기타');
    // The submit button says what is missing.
    await expect(
      await context.canvas.findByRole('button', { name: writeTexts.loginRequired }),
    ).toBeVisible();
    const adding = within(context.canvas.getByRole('group', { name: writeTexts.loginRequired }));
    for (const button of adding.getAllByRole('button')) {
      await expect(button).toHaveAttribute('aria-disabled', 'true');
    }
    await takeLoginNotice(context);
    await arriveAt(context, '/login?from=%2Fwrite');
    await expect(localStorage.getItem(on.DRAFTS)).toContain('"interrupted":true');
  },
};

/** The thanks stay for two seconds before home opens with the new post as an open card. */
export const Success: Story = {
  play: async (context) => {
    const { canvas } = context;
    const letPass = holdTimers(2000);
    await write(context);
    await waitFor(() => expect(canvas.getByText(writeTexts.draftSaved)).toBeVisible());
    await on.publish(context);
    await on.isThanked(context);
    await expect(canvas.getByText(/^검토가 끝나면 모두에게 공개됩니다\./)).toBeVisible();
    await expect(localStorage.getItem(on.DRAFTS)).toBeNull();
    await expect(on.wordsOf(context)).toEqual(['']);
    await arriveAt(context, '/write');
    letPass();
    await arriveAt(context, '/');
    await waitFor(() => expect(canvas.queryByText(writeTexts.success)).toBeNull());
    const card = within(await canvas.findByRole('article', { name: '물소리 들으며 통기타' }));
    await expect(card.getByText(submittedTexts.lead)).toBeVisible();
    // At the next visit it is folded.
    const header = within(canvas.getByRole('banner'));
    await context.userEvent.click(header.getByRole('link', { name: layoutTexts.write }));
    await arriveAt(context, '/write');
    await context.userEvent.click(canvas.getByRole('button', { name: commonTexts.back }));
    await arriveAt(context, '/');
    await isAmongPending(context, '물소리 들으며 통기타');
  },
};

const sent: unknown[] = [];

/** The member can choose only spheres they have joined. */
export const IntoASphere: Story = {
  beforeEach: ({ msw }) => {
    sent.length = 0;
    msw.use(
      http.post('/api/posts/feed', async ({ request }) => {
        sent.push(await request.clone().json());
        return undefined;
      }),
    );
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await write(context);
    const select = await canvas.findByLabelText(writeTexts.sphere);
    await expect(within(select).queryByRole('option', { name: '한 장 과학' })).toBeNull();
    await userEvent.selectOptions(select, '퇴근 후 기타');
    await on.publish(context);
    await on.isThanked(context);
    await expect(sent).toMatchObject([{ sphereId: on.GUITAR }]);
  },
};

/** Only a shared video has a time and a kind of content; it also needs a title. */
export const Categories: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const title = await on.titleOf(context);
    await userEvent.type(on.textAt(context, 1), '90초부터가 진짜예요.');
    await on.addAddress(context, blockTexts.kinds.video, on.video.url);
    await userEvent.click(await canvas.findByRole('radio', { name: timingTexts.break }));
    await on.publish(context);
    await expect(canvas.getAllByText(videoPostTexts.required)[0]).toBeVisible();
    await expect(title).toHaveFocus();
  },
};

/** The bar stays at the bottom, nothing is too wide, and the site's own bars are hidden. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const { canvas } = context;
    await on.titleOf(context);
    await on.addAddress(context, blockTexts.kinds.link, on.ordinaryPage.url);
    const button = canvas.getByRole('button', { name: writeTexts.submit });
    await expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
    await fits();
    await expect(
      canvas.queryByRole('navigation', { name: layoutTexts.bottomNavigation }),
    ).toBeNull();
  },
};

/** A notice of an admin belongs to no sphere and is public at once, above all other posts. */
export const Notice: Story = {
  globals: { role: 'admin' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await write(context);
    await userEvent.click(canvas.getByRole('checkbox', { name: new RegExp(postFormTexts.notice) }));
    await expect(canvas.queryByText(writeTexts.sphere)).toBeNull();
    await on.publish(context);
    const row = (await canvas.findAllByRole('article'))[0];
    if (!row) throw new Error('no post');
    await expect(within(row).getByText('물소리 들으며 통기타')).toBeVisible();
    await expect(within(row).getByRole('button', { name: postTexts.notice })).toBeVisible();
  },
};

/** Nobody else is offered to write one. */
export const NoNotice: Story = {
  play: async (context) => {
    await on.titleOf(context);
    await expect(
      context.canvas.queryByRole('checkbox', { name: new RegExp(postFormTexts.notice) }),
    ).toBeNull();
  },
};
