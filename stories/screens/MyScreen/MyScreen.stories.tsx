import { blindedTexts } from '@/texts/blinded';
import { commonTexts } from '@/texts/common';
import { plantTexts, speciesTexts } from '@/texts/garden';
import { myTexts } from '@/texts/my';
import { postTexts } from '@/texts/post';
import { rejectedTexts } from '@/texts/rejected';
import { settingsTexts } from '@/texts/settings';
import { sampleIds } from '@contract/fixtures/members';
import { favoriteVideos, savedPosts } from '@mocks/db/marks';
import { posts } from '@mocks/db/posts';
import { sessions } from '@mocks/db/sessions';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { addPost } from '../PostScreen/addPost';
import { fits } from '../../fits';
import { arriveAt, page } from '../../site';

const meta = { tags: ['behavior'], ...page('/my', 'member') } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const POST = '강 건너에서 찍은 한강 야경, 물에 비친 불빛만 12분';
const listOf = ({ canvas }: Play, name: string) => canvas.findByRole('list', { name });

/** Shows why a post was withdrawn; a post that was rewarded before promises no second reward. */
export const TakenBack: Story = {
  beforeEach: () => {
    const revertReason = '사진의 출처를 적어주세요.';
    addPost({ id: 961, by: 'yuna', title: '되돌아온 글', isConfirmed: false, revertReason });
    addPost({ id: 962, by: 'yuna', title: '고쳐 쓴 글' });
    posts.update(962, { isConfirmed: false });
    const rejected = { isRejected: true, revertReason: '광고입니다.' };
    addPost({ id: 963, by: 'yuna', title: '반려된 글', isConfirmed: false, ...rejected });
    addPost({ id: 964, by: 'yuna', title: '블라인드된 글', isConfirmed: false, isBlinded: true });
  },
  play: async (context) => {
    const list = within(await listOf(context, myTexts.tabs.posts));
    const row = (title: string) =>
      within(list.getByRole('link', { name: title }).closest('li') as HTMLElement);
    await expect(row('되돌아온 글').getByText(postTexts.reverted)).toBeVisible();
    await expect(row('되돌아온 글').getByText('사유: 사진의 출처를 적어주세요.')).toBeVisible();
    await expect(row('반려된 글').getByText(rejectedTexts.state)).toBeVisible();
    await expect(row('반려된 글').getByText('사유: 광고입니다.')).toBeVisible();
    await expect(row('블라인드된 글').getByText(blindedTexts.hint)).toBeVisible();
    await expect(row('고쳐 쓴 글').getByText(postTexts.pending)).toBeVisible();
    await expect(row('고쳐 쓴 글').queryByText(/예정/)).toBeNull();
    await expect(list.getAllByText('물방울 +10 예정')[0]).toBeVisible();
    await fits();
  },
};

/** Arrow keys move through the tabs, the address follows, and the focus stays. */
export const Tabs: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await listOf(context, myTexts.tabs.posts);
    await userEvent.click(canvas.getByRole('tab', { name: myTexts.tabs.posts }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(await listOf(context, myTexts.tabs.comments)).toBeVisible();
    await expect(canvas.getByRole('tab', { name: myTexts.tabs.comments })).toHaveFocus();
    await waitFor(() => expect(document.title).toMatch(/댓글 · 물빛$/));
    await userEvent.keyboard('{End}');
    await expect(await canvas.findByRole('heading', { name: settingsTexts.profile })).toBeVisible();
  },
};

/** A deleted post disappears from the list, and the focus goes to the next one. */
export const DeletePost: Story = {
  beforeEach: () => addPost({ id: 960, by: 'yuna', title: '곧 지울 글' }),
  play: async (context) => {
    const { userEvent } = context;
    const list = within(await listOf(context, myTexts.tabs.posts));
    const row = (await list.findByText('곧 지울 글')).closest('li');
    await userEvent.click(
      within(row as HTMLElement).getByRole('button', { name: postTexts.moreActions }),
    );
    const whole = within(document.body);
    await userEvent.click(await whole.findByRole('menuitem', { name: commonTexts.delete }));
    const dialog = within(await whole.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: commonTexts.delete }));
    await waitFor(() => expect(list.queryByText('곧 지울 글')).toBeNull());
    await waitFor(() => expect(list.getAllByRole('link')).toContain(document.activeElement));
  },
};

/** A removed item keeps its place, so that the keyboard alone can restore it. */
export const TakeOffAndPutBack: Story = {
  parameters: { at: '/my/saved' },
  beforeEach: () => savedPosts.add(sampleIds.yuna, 2, Date.now()),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const list = within(await listOf(context, commonTexts.save));
    await userEvent.click(list.getByRole('button', { name: `${POST} 저장 취소` }));
    const undo = await list.findByRole('button', { name: myTexts.undo });
    await waitFor(() => expect(undo).toHaveFocus());
    await waitFor(() => expect(savedPosts.has(sampleIds.yuna, 2)).toBe(false));
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('link', { name: POST })).toBeVisible();
    await waitFor(() => expect(savedPosts.has(sampleIds.yuna, 2)).toBe(true));
  },
};

/** A video plays in place; a video without a post links to its host. */
export const Favorites: Story = {
  parameters: { at: '/my/favorites' },
  beforeEach: () => {
    favoriteVideos.add(sampleIds.yuna, 'WhWc3b3KhnY', Date.now());
    favoriteVideos.add(sampleIds.yuna, 'AAAAAAAAAAA', Date.now() - 1000);
  },
  play: async (context) => {
    const { userEvent } = context;
    const list = within(await listOf(context, myTexts.tabs.favorites));
    await expect(list.getAllByRole('button', { name: /영상 재생$/ })).toHaveLength(2);
    await expect(list.getByRole('link', { name: myTexts.openVideo })).toBeVisible();
    await userEvent.click(
      list.getAllByRole('button', { name: /즐겨찾기 해제$/ })[0] as HTMLElement,
    );
    await expect(await list.findByText(myTexts.unfavorited)).toBeVisible();
    await userEvent.click(list.getByRole('button', { name: myTexts.undo }));
    await waitFor(() =>
      expect(list.getAllByRole('button', { name: /영상 재생$/ })).toHaveLength(2),
    );
  },
};

/** An unknown tab opens the first one. */
export const UnknownTab: Story = {
  parameters: { at: '/my/nothing' },
  play: async (context) => {
    await expect(await listOf(context, myTexts.tabs.posts)).toBeVisible();
  },
};

/** The row of tabs scrolls to the tab of the address. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { at: '/my/settings' },
  play: async ({ canvas }) => {
    const tab = await canvas.findByRole('tab', { name: myTexts.tabs.settings });
    await waitFor(() => expect(tab.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth));
    await expect(canvas.queryByRole('button', { name: myTexts.editProfile })).toBeNull();
    await expect(canvas.getByRole('link', { name: settingsTexts.sessions })).toBeVisible();
    // The account picture in the header leads there as well.
    const here = { name: myTexts.title, current: 'page' } as const;
    await expect(canvas.getByRole('link', here)).toBeVisible();
    await fits();
  },
};

/** Each entry of the settings has a page; five devices show first. */
export const SettingsPage: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { at: '/my/settings' },
  beforeEach: () => {
    for (let at = 0; at < 7; at += 1) void sessions.create(sampleIds.yuna, '', Date.now());
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('link', { name: settingsTexts.sessions }));
    await arriveAt(context, '/my/settings/devices');
    const list = within(await listOf(context, settingsTexts.sessions));
    await expect(list.getAllByRole('listitem')).toHaveLength(5);
    await expect(canvas.queryByRole('heading', { name: settingsTexts.profile })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: commonTexts.more }));
    await expect(list.getAllByRole('listitem').length).toBeGreaterThan(7);
    await expect(document.activeElement).toHaveAccessibleName(settingsTexts.sessions);
    await userEvent.click(canvas.getByRole('link', { name: settingsTexts.all }));
    await arriveAt(context, '/my/settings');
    await fits();
  },
};

/** The garden has a tab, with the plants and what waters them. */
export const Garden: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { at: '/my/garden' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: myTexts.tabs.garden })).toBeVisible();
    await expect(
      await canvas.findByRole('button', {
        name: new RegExp(plantTexts.waterOf(speciesTexts.lotus)),
      }),
    ).toBeVisible();
    await fits();
  },
};

/** A page that the settings do not have leads to the list. */
export const UnknownSettings: Story = {
  parameters: { at: '/my/settings/nothing' },
  play: (context) => arriveAt(context, '/my/settings'),
};
