import { Site } from '@/app/Site';
import { nameTexts } from '@/texts/names';
import { reasonTexts } from '@contract/texts';
import { sampleIds } from '@contract/fixtures/members';
import { blocks, hiddenPosts } from '@mocks/db/marks';
import { members } from '@mocks/db/members';
import { sessions } from '@mocks/db/sessions';
import { setStandIn } from '@mocks/http/viewer';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';

const meta = {
  component: Site,
  parameters: { at: '/my/settings', role: 'member' },
} satisfies Meta<typeof Site>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const section = async ({ canvas }: Play, name: string) =>
  within(await canvas.findByRole('region', { name }));

/** Name and words are saved, and the profile beside them says so. */
export const Profile: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const profile = await section(context, '프로필');
    const name = profile.getByLabelText('이름');
    await userEvent.clear(name);
    await userEvent.type(name, '유나의 물빛');
    await expect(profile.getByText('6/20')).toBeVisible();
    await expect(profile.getByText('저장하지 않은 변경이 있습니다.')).toBeVisible();
    await userEvent.click(profile.getByRole('radio', { name: '고양이' }));
    await userEvent.click(profile.getByRole('button', { name: '저장' }));
    await expect(
      await canvas.findByRole('heading', { level: 1, name: '유나의 물빛' }),
    ).toBeVisible();
    await waitFor(() => expect(profile.queryByText('저장하지 않은 변경이 있습니다.')).toBeNull());
  },
};

/** What cannot be saved is said at its field, and stays. */
export const BadName: Story = {
  play: async (context) => {
    const { userEvent } = context;
    const profile = await section(context, '프로필');
    const name = profile.getByLabelText('이름');
    await userEvent.clear(name);
    await userEvent.click(profile.getByRole('button', { name: '저장' }));
    await expect(name).toBeInvalid();
    await expect(name).toHaveFocus();
    await userEvent.click(profile.getByRole('button', { name: '변경 취소' }));
    await expect(name).toHaveValue('이유나');
  },
};

/** A name that somebody has is refused, and one press takes the free one that is offered. */
export const NameTaken: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const profile = await section(context, '프로필');
    const name = profile.getByLabelText('이름');
    await userEvent.clear(name);
    await userEvent.type(name, '박지훈');
    await userEvent.click(profile.getByRole('button', { name: '저장' }));
    await expect(await profile.findByText(reasonTexts.nameTaken)).toBeVisible();
    await expect(profile.getByText(nameTexts.ask('박지훈2'))).toBeVisible();
    await userEvent.click(profile.getByRole('button', { name: nameTexts.take }));
    await expect(name).toHaveValue('박지훈2');
    await expect(name).toHaveFocus();
    await userEvent.click(profile.getByRole('button', { name: '저장' }));
    await canvas.findByRole('heading', { level: 1, name: '박지훈2' });
  },
};

/** A member whose name somebody had before, from when names were not unique, keeps it or takes another. */
export const NameShared: Story = {
  beforeEach: () => {
    members.update(sampleIds.eunchan, { userName: '박지훈' });
    setStandIn(sessions.create(sampleIds.eunchan, '', Date.now()));
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const profile = await section(context, '프로필');
    const name = profile.getByLabelText('이름');
    await expect(await profile.findByText(new RegExp(nameTexts.shared))).toBeVisible();
    // Everything else can be saved under the old name.
    await userEvent.type(profile.getByLabelText('소개'), '이름이 같은 사람');
    await userEvent.click(profile.getByRole('button', { name: '저장' }));
    await canvas.findByText('프로필을 저장했습니다.');
    await expect(name).toHaveValue('박지훈');
    await userEvent.click(profile.getByRole('button', { name: nameTexts.take }));
    await expect(name).toHaveValue('박지훈2');
    await userEvent.click(profile.getByRole('button', { name: '저장' }));
    await canvas.findByRole('heading', { level: 1, name: '박지훈2' });
    await waitFor(() => expect(profile.queryByText(new RegExp(nameTexts.shared))).toBeNull());
  },
};

/** A look at another tab loses nothing. */
export const UnsavedStays: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type((await section(context, '프로필')).getByLabelText('소개'), ' 그리고 산책');
    await userEvent.click(canvas.getByRole('tab', { name: '내 글' }));
    await canvas.findByRole('list', { name: '내 글' });
    await userEvent.click(canvas.getByRole('tab', { name: '설정' }));
    const bio = (await section(context, '프로필')).getByLabelText('소개');
    await expect(bio).toHaveValue('퇴근하고 한 편, 자기 전에 한 편. 그리고 산책');
  },
};

export const SaveFailed: Story = {
  parameters: { scenario: 'account.failed' },
  play: async (context) => {
    const { userEvent } = context;
    const profile = await section(context, '프로필');
    await userEvent.type(profile.getByLabelText('이름'), '2');
    await userEvent.click(profile.getByRole('button', { name: '저장' }));
    await expect(
      await profile.findByText('프로필을 저장하지 못했습니다. 다시 시도해주세요.'),
    ).toBeVisible();
    await expect(profile.getByLabelText('이름')).toHaveValue('이유나2');
  },
};

const picture = new File([new Uint8Array([1])], 'face.txt', { type: 'text/plain' });

/** A file that is no picture is not even tried. */
export const WrongFile: Story = {
  play: async (context) => {
    const profile = await section(context, '프로필');
    const input = profile.getByLabelText('사진 올리기', { selector: 'input' });
    // As dropped on it: the choice of files is no obstacle then.
    await userEvent.setup({ applyAccept: false }).upload(input, picture);
    await expect(
      await profile.findByText(/JPG|이미지/, { selector: '[role="status"]' }),
    ).toBeVisible();
  },
};

export const Theme: Story = {
  play: async (context) => {
    const theme = await section(context, '화면 테마');
    await context.userEvent.click(theme.getByRole('radio', { name: '어둡게' }));
    await expect(document.documentElement.dataset.theme).toBe('dark');
    await context.userEvent.click(theme.getByRole('radio', { name: '기기 설정' }));
    await expect(document.documentElement.dataset.theme).toBeUndefined();
  },
};

async function typePasswords(context: Play, current: string, next: string, again = next) {
  const passwords = await section(context, '비밀번호 변경');
  const { userEvent } = context;
  await userEvent.type(passwords.getByLabelText('현재 비밀번호'), current);
  await userEvent.type(passwords.getByLabelText('새 비밀번호'), next);
  await userEvent.type(passwords.getByLabelText('새 비밀번호 확인'), again);
  await userEvent.click(passwords.getByRole('button', { name: '비밀번호 바꾸기' }));
  return passwords;
}

export const Password: Story = {
  play: async (context) => {
    const passwords = await typePasswords(context, 'mulbit-member-1', 'a-longer-secret-9');
    await context.canvas.findByText('비밀번호를 바꿨습니다.');
    await expect(passwords.getByLabelText('현재 비밀번호')).toHaveValue('');
  },
};

/** A wrong password is said at its field, and nothing typed is lost. */
export const WrongPassword: Story = {
  play: async (context) => {
    const passwords = await typePasswords(context, 'not-my-password', 'a-longer-secret-9');
    const current = passwords.getByLabelText('현재 비밀번호');
    await waitFor(() => expect(current).toBeInvalid());
    await expect(passwords.getByLabelText('새 비밀번호')).toHaveValue('a-longer-secret-9');
  },
};

export const PasswordsDiffer: Story = {
  play: async (context) => {
    const passwords = await typePasswords(context, 'mulbit-member-1', 'short', 'other');
    await expect(passwords.getByLabelText('새 비밀번호')).toHaveFocus();
    await expect(passwords.getByText('비밀번호가 일치하지 않습니다.')).toBeVisible();
  },
};

const PHONE =
  'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';

/** This one first; another can be ended from here, and the focus stays among them. */
export const Sessions: Story = {
  beforeEach: () => {
    sessions.create(sampleIds.yuna, PHONE, Date.now() - 3 * 86_400_000);
    sessions.create(sampleIds.yuna, '', Date.now() - 9 * 86_400_000);
  },
  play: async (context) => {
    const devices = await section(context, '로그인한 기기');
    const phone = await devices.findByRole('button', { name: 'Android · Chrome 로그아웃' });
    await expect(devices.getByText('이 기기')).toBeVisible();
    await expect(devices.getByText('Windows · Chrome')).toBeVisible();
    await expect(devices.getByText('알 수 없는 기기')).toBeVisible();
    await context.userEvent.click(phone);
    await waitFor(() => expect(devices.getAllByRole('listitem')).toHaveLength(2));
    await waitFor(() =>
      expect(devices.getByRole('button', { name: '알 수 없는 기기 로그아웃' })).toHaveFocus(),
    );
    await context.userEvent.click(
      devices.getByRole('button', { name: '다른 기기에서 모두 로그아웃' }),
    );
    const dialog = within(await context.canvas.findByRole('dialog'));
    await context.userEvent.click(dialog.getByRole('button', { name: '로그아웃' }));
    await waitFor(() => expect(devices.getAllByRole('listitem')).toHaveLength(1));
    await waitFor(() => expect(devices.getByRole('list')).toHaveFocus());
  },
};

/** What was put out of sight can be brought back. */
export const HiddenAndBlocked: Story = {
  beforeEach: () => {
    hiddenPosts.add(sampleIds.yuna, 2, Date.now());
    blocks.add(sampleIds.yuna, sampleIds.taeo, Date.now());
  },
  play: async (context) => {
    const { userEvent } = context;
    const hidden = await section(context, '숨긴 글');
    await userEvent.click(await hidden.findByRole('button', { name: /숨기기 해제$/ }));
    await expect(await hidden.findByText('숨기기를 해제했습니다.')).toBeVisible();
    await waitFor(() => expect(hiddenPosts.has(sampleIds.yuna, 2)).toBe(false));
    const blocked = await section(context, '차단한 멤버');
    await userEvent.click(blocked.getByRole('button', { name: '오태오 차단 해제' }));
    await waitFor(() => expect(blocks.has(sampleIds.yuna, sampleIds.taeo)).toBe(false));
    await userEvent.click(blocked.getByRole('button', { name: '실행 취소' }));
    await waitFor(() => expect(blocks.has(sampleIds.yuna, sampleIds.taeo)).toBe(true));
  },
};

export const Failed: Story = {
  parameters: { scenario: 'my.failed' },
  play: async (context) => {
    for (const [name, text] of [
      ['로그인한 기기', '로그인한 기기를 불러오지 못했습니다.'],
      ['숨긴 글', '숨긴 글을 불러오지 못했습니다.'],
      ['차단한 멤버', '차단한 멤버를 불러오지 못했습니다.'],
    ] as const) {
      const area = await section(context, name);
      await expect(await area.findByText(text)).toBeVisible();
    }
  },
};

/** Everything, in a file named by the day. */
export const Export: Story = {
  play: async (context) => {
    const files: string[] = [];
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
      this: HTMLAnchorElement,
    ) {
      files.push(this.download);
    });
    const data = await section(context, '내 데이터');
    await context.userEvent.click(data.getByRole('button', { name: '내 데이터 내려받기' }));
    await context.canvas.findByText('내 데이터를 내려받았습니다.');
    await expect(files).toHaveLength(1);
    await expect(files[0]).toMatch(/^mulbit-\d{4}-\d{2}-\d{2}\.json$/);
    click.mockRestore();
  },
};

/** Password and word are both asked for; then one is a guest, at home, and nothing is kept. */
export const DeleteAccount: Story = {
  beforeEach: () => {
    const searches = { viewer: 'user1', words: ['밤에 볼 영상'] };
    localStorage.setItem('mulbit.searches', JSON.stringify(searches));
    for (const user of ['user1', 'user11']) {
      localStorage.setItem(`mulbit.draft.post.${user}`, '[]');
      sessionStorage.setItem(`mulbit.draft.comment.post2.${user}`, '끝내 보내지 않은 말');
    }
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const area = await section(context, '회원 탈퇴');
    await userEvent.click(area.getByRole('button', { name: '탈퇴하기' }));
    const dialog = within(await canvas.findByRole('dialog'));
    const submit = dialog.getByRole('button', { name: '탈퇴하기' });
    await expect(dialog.getByLabelText('현재 비밀번호')).toHaveFocus();
    await userEvent.keyboard('wrong-password');
    await userEvent.click(submit);
    const word = dialog.getByLabelText(/탈퇴합니다/);
    await expect(word).toBeInvalid();
    await userEvent.type(word, '탈퇴합니다');
    await userEvent.click(submit);
    const password = dialog.getByLabelText('현재 비밀번호');
    await waitFor(() => expect(password).toBeInvalid());
    await expect(word).toHaveValue('탈퇴합니다');
    await userEvent.clear(password);
    await userEvent.type(password, 'mulbit-member-1');
    await userEvent.click(submit);
    await canvas.findByText(/^탈퇴했습니다\./);
    await expect((await canvas.findAllByRole('link', { name: '로그인' }))[0]).toBeInTheDocument();
    await expect(canvas.queryByLabelText('이메일')).toBeNull();
    const keys = [localStorage, sessionStorage].flatMap((storage) => Object.keys(storage));
    await expect(keys.filter((key) => /^mulbit\.(?:draft|searches)/.test(key)).sort()).toEqual([
      'mulbit.draft.comment.post2.user11',
      'mulbit.draft.post.user11',
    ]);
  },
};
