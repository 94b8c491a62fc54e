import { Site } from '@/app/Site';
import { endpoints } from '@contract/endpoints';
import { sampleIds } from '@contract/fixtures/members';
import { sessions } from '@mocks/db/sessions';
import { failing } from '@mocks/scenarios/build';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { picture } from '../features/write-post/writing';

// What cannot be done in the settings is said where it was asked for, and nothing typed is lost.
const meta = {
  component: Site,
  parameters: { at: '/my/settings', role: 'member', scenario: 'account.failed' },
} satisfies Meta<typeof Site>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const section = async ({ canvas }: Play, name: string) =>
  within(await canvas.findByRole('region', { name }));

export const Export: Story = {
  play: async (context) => {
    const data = await section(context, '내 데이터');
    const button = data.getByRole('button', { name: '내 데이터 내려받기' });
    await context.userEvent.click(button);
    await context.canvas.findByText('내 데이터를 내려받지 못했습니다. 다시 시도해주세요.');
    await expect(button).toBeEnabled();
  },
};

export const Password: Story = {
  play: async (context) => {
    const passwords = await section(context, '비밀번호 변경');
    const { userEvent } = context;
    await userEvent.type(passwords.getByLabelText('현재 비밀번호'), 'mulbit-member-1');
    await userEvent.type(passwords.getByLabelText('새 비밀번호'), 'a-longer-secret-9');
    await userEvent.type(passwords.getByLabelText('새 비밀번호 확인'), 'a-longer-secret-9');
    await userEvent.click(passwords.getByRole('button', { name: '비밀번호 바꾸기' }));
    await passwords.findByText('비밀번호를 바꾸지 못했습니다. 다시 시도해주세요.');
    await expect(passwords.getByLabelText('현재 비밀번호')).toHaveValue('mulbit-member-1');
    await expect(passwords.getByLabelText('새 비밀번호 확인')).toHaveValue('a-longer-secret-9');
  },
};

/** All devices stay in the list. */
export const SignOut: Story = {
  beforeEach: () => void sessions.create(sampleIds.yuna, '', Date.now() - 86_400_000),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const devices = await section(context, '로그인한 기기');
    const end = { name: '알 수 없는 기기 로그아웃' };
    await userEvent.click(await devices.findByRole('button', end));
    const failed = '로그아웃하지 못했습니다. 다시 시도해주세요.';
    await canvas.findByText(failed);
    await userEvent.click(devices.getByRole('button', { name: '다른 기기에서 모두 로그아웃' }));
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: '로그아웃' }));
    await waitFor(() => expect(canvas.getAllByText(failed)).toHaveLength(2));
    await expect(devices.getByRole('button', end)).toBeVisible();
  },
};

export const DeleteAccount: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const area = await section(context, '회원 탈퇴');
    await userEvent.click(area.getByRole('button', { name: '탈퇴하기' }));
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('현재 비밀번호'), 'mulbit-member-1');
    await userEvent.type(dialog.getByLabelText(/탈퇴합니다/), '탈퇴합니다');
    await userEvent.click(dialog.getByRole('button', { name: '탈퇴하기' }));
    await dialog.findByText('탈퇴하지 못했습니다. 다시 시도해주세요.');
    await expect(dialog.getByLabelText('현재 비밀번호')).toHaveValue('mulbit-member-1');
    await expect(dialog.getByLabelText(/탈퇴합니다/)).toHaveValue('탈퇴합니다');
  },
};

async function choosePhoto(context: Play) {
  const profile = await section(context, '프로필');
  const input = profile.getByLabelText('사진 올리기', { selector: 'input' });
  await context.userEvent.upload(input, await picture());
  return profile;
}

/** Shown as it will be, with how far it is; it can be called off. */
export const PhotoUploading: Story = {
  parameters: { scenario: 'upload.loading' },
  play: async (context) => {
    const profile = await choosePhoto(context);
    await expect(await profile.findByRole('progressbar')).toBeVisible();
    const face = profile.getByRole('img', { name: '이유나님의 프로필 사진' });
    await expect(face).toHaveAttribute('src', expect.stringMatching(/^blob:/));
    await context.userEvent.click(profile.getByRole('button', { name: '취소' }));
    await expect(profile.queryByRole('progressbar')).toBeNull();
    await expect(face).toHaveAttribute('src', '/avatars/yuna.svg');
  },
};

let isFull = true;

/** The picture stays here, to be sent again. */
export const PhotoFailed: Story = {
  parameters: { scenario: [] },
  beforeEach: ({ msw }) => {
    isFull = true;
    msw.use(failing(endpoints.uploadImage, 'STORAGE_FULL', { when: () => isFull }));
  },
  play: async (context) => {
    const profile = await choosePhoto(context);
    const full = '저장 공간이 부족해 저장하지 못했습니다.';
    await expect(await profile.findByText(new RegExp(full))).toBeVisible();
    isFull = false;
    await context.userEvent.click(profile.getByRole('button', { name: '다시 시도' }));
    await waitFor(() =>
      expect(profile.getByRole('img', { name: '이유나님의 프로필 사진' })).toHaveAttribute(
        'src',
        expect.stringMatching(/^\/uploads\//),
      ),
    );
    await expect(profile.getByText('저장하지 않은 변경 사항이 있습니다.')).toBeVisible();
  },
};
