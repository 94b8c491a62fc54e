import { authTexts } from '@/texts/auth';
import { commonTexts } from '@/texts/common';
import { listFailureTexts, myTexts } from '@/texts/my';
import { pictureFieldTexts } from '@/texts/pictureField';
import { settingsTexts } from '@/texts/settings';
import { sampleIds } from '@contract/fixtures/members';
import { blocks, hiddenPosts } from '@mocks/db/marks';
import { sessions } from '@mocks/db/sessions';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { page } from '../../site';

const meta = { tags: ['behavior'], ...page('/my/settings', 'member') } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const section = async ({ canvas }: Play, name: string) =>
  within(await canvas.findByRole('region', { name }));

/** Name and bio are saved, and the profile next to them updates. */
export const Profile: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const profile = await section(context, settingsTexts.profile);
    const name = profile.getByLabelText(settingsTexts.name);
    await userEvent.clear(name);
    await userEvent.type(name, '유나의 물빛');
    await expect(profile.getByText('6/20')).toBeVisible();
    await expect(profile.getByText(settingsTexts.unsaved)).toBeVisible();
    await userEvent.click(profile.getByRole('radio', { name: settingsTexts.drawings.cat }));
    await userEvent.click(profile.getByRole('button', { name: commonTexts.save }));
    await expect(
      await canvas.findByRole('heading', { level: 1, name: '유나의 물빛' }),
    ).toBeVisible();
    await waitFor(() => expect(profile.queryByText(settingsTexts.unsaved)).toBeNull());
  },
};

/** Switching to another tab keeps unsaved text. */
export const UnsavedStays: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(
      (await section(context, settingsTexts.profile)).getByLabelText(settingsTexts.bio),
      ' 그리고 산책',
    );
    await userEvent.click(canvas.getByRole('tab', { name: myTexts.tabs.posts }));
    await canvas.findByRole('list', { name: myTexts.tabs.posts });
    await userEvent.click(canvas.getByRole('tab', { name: myTexts.tabs.settings }));
    const bio = (await section(context, settingsTexts.profile)).getByLabelText(settingsTexts.bio);
    await expect(bio).toHaveValue('퇴근하고 한 편, 자기 전에 한 편. 그리고 산책');
  },
};

export const SaveFailed: Story = {
  parameters: { scenario: 'account.failed' },
  play: async (context) => {
    const { userEvent } = context;
    const profile = await section(context, settingsTexts.profile);
    await userEvent.type(profile.getByLabelText(settingsTexts.name), '2');
    await userEvent.click(profile.getByRole('button', { name: commonTexts.save }));
    await expect(await profile.findByText(settingsTexts.profileFailed)).toBeVisible();
    await expect(profile.getByLabelText(settingsTexts.name)).toHaveValue('이유나2');
  },
};

const picture = new File([new Uint8Array([1])], 'face.txt', { type: 'text/plain' });

/** A file that is not a picture is not uploaded. */
export const WrongFile: Story = {
  play: async (context) => {
    const profile = await section(context, settingsTexts.profile);
    const input = profile.getByLabelText(pictureFieldTexts.upload, { selector: 'input' });
    // Like a drop, which bypasses the file type filter of the dialog.
    await userEvent.setup({ applyAccept: false }).upload(input, picture);
    await expect(
      await profile.findByText(/JPG|이미지/, { selector: '[role="status"]' }),
    ).toBeVisible();
  },
};

export const Theme: Story = {
  play: async (context) => {
    const theme = await section(context, settingsTexts.theme);
    await context.userEvent.click(theme.getByRole('radio', { name: settingsTexts.themes.dark }));
    await expect(document.documentElement.dataset.theme).toBe('dark');
    await context.userEvent.click(theme.getByRole('radio', { name: settingsTexts.themes.system }));
    await expect(document.documentElement.dataset.theme).toBeUndefined();
  },
};

async function typePasswords(context: Play, current: string, next: string, again = next) {
  const passwords = await section(context, settingsTexts.password);
  const { userEvent } = context;
  await userEvent.type(passwords.getByLabelText(settingsTexts.currentPassword), current);
  await userEvent.type(passwords.getByLabelText(settingsTexts.newPassword), next);
  await userEvent.type(passwords.getByLabelText(settingsTexts.newPasswordAgain), again);
  await userEvent.click(passwords.getByRole('button', { name: settingsTexts.changePassword }));
  return passwords;
}

/** A wrong password shows its error at its field, and typed text is not lost. */
export const WrongPassword: Story = {
  play: async (context) => {
    const passwords = await typePasswords(context, 'not-my-password', 'a-longer-secret-9');
    const current = passwords.getByLabelText(settingsTexts.currentPassword);
    await waitFor(() => expect(current).toBeInvalid());
    await expect(passwords.getByLabelText(settingsTexts.newPassword)).toHaveValue(
      'a-longer-secret-9',
    );
  },
};

/** Both fields show the error; as soon as a change makes them match, both errors disappear. */
export const PasswordsDiffer: Story = {
  play: async (context) => {
    const passwords = await typePasswords(context, 'mulbit-member-1', 'short', 'longer-secret-9');
    const next = passwords.getByLabelText(settingsTexts.newPassword);
    await expect(next).toHaveFocus();
    await expect(passwords.getByText(settingsTexts.mismatch)).toBeVisible();
    await context.userEvent.clear(next);
    await context.userEvent.type(next, 'longer-secret-9');
    await expect(passwords.queryByText(settingsTexts.mismatch)).toBeNull();
    await context.userEvent.keyboard('{Enter}');
    await context.canvas.findByText(settingsTexts.passwordChanged);
    await expect(next).toHaveValue('');
  },
};

const PHONE =
  'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';

/** The current session comes first; others can be ended, and the focus stays in the list. */
export const Sessions: Story = {
  beforeEach: () => {
    sessions.create(sampleIds.yuna, PHONE, Date.now() - 3 * 86_400_000);
    sessions.create(sampleIds.yuna, '', Date.now() - 9 * 86_400_000);
  },
  play: async (context) => {
    const devices = await section(context, settingsTexts.sessions);
    const phone = await devices.findByRole('button', { name: 'Android · Chrome 로그아웃' });
    await expect(devices.getByText(settingsTexts.thisDevice)).toBeVisible();
    await expect(devices.getByText('Windows · Chrome')).toBeVisible();
    await expect(devices.getByText(settingsTexts.unknownDevice)).toBeVisible();
    await context.userEvent.click(phone);
    await waitFor(() => expect(devices.getAllByRole('listitem')).toHaveLength(2));
    await waitFor(() =>
      expect(devices.getByRole('button', { name: '알 수 없는 기기 로그아웃' })).toHaveFocus(),
    );
    await context.userEvent.click(
      devices.getByRole('button', { name: settingsTexts.signOutOthers }),
    );
    const dialog = within(await context.canvas.findByRole('dialog'));
    await context.userEvent.click(dialog.getByRole('button', { name: settingsTexts.signOut }));
    await waitFor(() => expect(devices.getAllByRole('listitem')).toHaveLength(1));
    await waitFor(() => expect(devices.getByRole('list')).toHaveFocus());
  },
};

/** Hidden posts and blocked members can be restored. */
export const HiddenAndBlocked: Story = {
  beforeEach: () => {
    hiddenPosts.add(sampleIds.yuna, 2, Date.now());
    blocks.add(sampleIds.yuna, sampleIds.taeo, Date.now());
  },
  play: async (context) => {
    const { userEvent } = context;
    const hidden = await section(context, settingsTexts.hidden);
    await userEvent.click(await hidden.findByRole('button', { name: /다시 보기$/ }));
    await expect(await hidden.findByText(settingsTexts.unhidden)).toBeVisible();
    await waitFor(() => expect(hiddenPosts.has(sampleIds.yuna, 2)).toBe(false));
    const blocked = await section(context, settingsTexts.blocks);
    await userEvent.click(blocked.getByRole('button', { name: '오태오 차단 해제' }));
    await waitFor(() => expect(blocks.has(sampleIds.yuna, sampleIds.taeo)).toBe(false));
    await userEvent.click(blocked.getByRole('button', { name: myTexts.undo }));
    await waitFor(() => expect(blocks.has(sampleIds.yuna, sampleIds.taeo)).toBe(true));
  },
};

export const Failed: Story = {
  parameters: { scenario: 'my.failed' },
  play: async (context) => {
    for (const [name, text] of [
      [settingsTexts.sessions, settingsTexts.sessionsFailed],
      [settingsTexts.hidden, listFailureTexts.hidden],
      [settingsTexts.blocks, listFailureTexts.blocks],
    ] as const) {
      const area = await section(context, name);
      await expect(await area.findByText(text)).toBeVisible();
    }
  },
};

/** Asks for the password and a word; then the visitor is a guest at home, with nothing stored. */
export const DeleteAccount: Story = {
  beforeEach: () => {
    const searches = { viewer: 'user1', words: ['밤에 볼 영상'] };
    localStorage.setItem('mulbit.searches', JSON.stringify(searches));
    for (const user of ['user1', 'user11']) {
      localStorage.setItem(`mulbit.draft.post.${user}`, '[]');
      localStorage.setItem(`mulbit.draft.comment.post2.${user}`, '{}');
    }
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const area = await section(context, settingsTexts.deleteTitle);
    await userEvent.click(area.getByRole('button', { name: settingsTexts.deleteAct }));
    const dialog = within(await canvas.findByRole('dialog'));
    const submit = dialog.getByRole('button', { name: settingsTexts.deleteAct });
    await expect(dialog.getByLabelText(settingsTexts.currentPassword)).toHaveFocus();
    await userEvent.keyboard('wrong-password');
    await userEvent.click(submit);
    const word = dialog.getByLabelText(/탈퇴합니다/);
    await expect(word).toBeInvalid();
    await userEvent.type(word, settingsTexts.deleteWord);
    await userEvent.click(submit);
    const password = dialog.getByLabelText(settingsTexts.currentPassword);
    await waitFor(() => expect(password).toBeInvalid());
    await expect(word).toHaveValue(settingsTexts.deleteWord);
    await userEvent.clear(password);
    await userEvent.type(password, 'mulbit-member-1');
    await userEvent.click(submit);
    await canvas.findByText(/^탈퇴했습니다\./);
    await expect(
      (await canvas.findAllByRole('link', { name: authTexts.login }))[0],
    ).toBeInTheDocument();
    await expect(canvas.queryByLabelText(authTexts.email)).toBeNull();
    await expect(
      Object.keys(localStorage)
        .filter((key) => /^mulbit\.(?:draft|searches)/.test(key))
        .sort(),
    ).toEqual(['mulbit.draft.comment.post2.user11', 'mulbit.draft.post.user11']);
  },
};
