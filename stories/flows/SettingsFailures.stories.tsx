import { commonTexts } from '@/texts/common';
import { pictureFieldTexts } from '@/texts/pictureField';
import { settingsTexts } from '@/texts/settings';
import { endpoints } from '@contract/endpoints';
import { errorTexts } from '@contract/texts';
import { sampleIds } from '@contract/fixtures/members';
import { sessions } from '@mocks/db/sessions';
import { failing } from '@mocks/scenarios/build';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { picture } from '../features/write-post/writing';
import { page } from '../site';

// A failure in the settings is shown at its field or button, and typed text is not lost.
const meta = {
  tags: ['behavior'],
  ...page('/my/settings', 'member', { scenario: 'account.failed' }),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const section = async ({ canvas }: Play, name: string) =>
  within(await canvas.findByRole('region', { name }));

/** All devices stay in the list. */
export const SignOut: Story = {
  beforeEach: () => void sessions.create(sampleIds.yuna, '', Date.now() - 86_400_000),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const devices = await section(context, settingsTexts.sessions);
    const end = { name: '알 수 없는 기기 로그아웃' };
    await userEvent.click(await devices.findByRole('button', end));
    const failed = settingsTexts.signOutFailed;
    await canvas.findByText(failed);
    await userEvent.click(devices.getByRole('button', { name: settingsTexts.signOutOthers }));
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: settingsTexts.signOut }));
    await waitFor(() => expect(canvas.getAllByText(failed)).toHaveLength(2));
    await expect(devices.getByRole('button', end)).toBeVisible();
  },
};

export const DeleteAccount: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const area = await section(context, settingsTexts.deleteTitle);
    await userEvent.click(area.getByRole('button', { name: settingsTexts.deleteAct }));
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText(settingsTexts.currentPassword), 'mulbit-member-1');
    await userEvent.type(dialog.getByLabelText(/탈퇴합니다/), settingsTexts.deleteWord);
    await userEvent.click(dialog.getByRole('button', { name: settingsTexts.deleteAct }));
    await dialog.findByText(settingsTexts.deleteFailed);
    await expect(dialog.getByLabelText(settingsTexts.currentPassword)).toHaveValue(
      'mulbit-member-1',
    );
    await expect(dialog.getByLabelText(/탈퇴합니다/)).toHaveValue(settingsTexts.deleteWord);
  },
};

async function choosePhoto(context: Play) {
  const profile = await section(context, settingsTexts.profile);
  const input = profile.getByLabelText(pictureFieldTexts.upload, { selector: 'input' });
  await context.userEvent.upload(input, await picture());
  return profile;
}

/** The new photo is previewed with its progress; the upload can be cancelled. */
export const PhotoUploading: Story = {
  parameters: { scenario: 'upload.loading' },
  play: async (context) => {
    const profile = await choosePhoto(context);
    await expect(await profile.findByRole('progressbar')).toBeVisible();
    const face = profile.getByRole('img', { name: '이유나님의 프로필 사진' });
    await expect(face).toHaveAttribute('src', expect.stringMatching(/^blob:/));
    await context.userEvent.click(profile.getByRole('button', { name: commonTexts.cancel }));
    await expect(profile.queryByRole('progressbar')).toBeNull();
    await expect(face).toHaveAttribute('src', '/avatars/yuna.svg');
  },
};

let isFull = true;

/** After a failed upload the picture stays and can be sent again. */
export const PhotoFailed: Story = {
  parameters: { scenario: [] },
  beforeEach: ({ msw }) => {
    isFull = true;
    msw.use(failing(endpoints.uploadImage, 'STORAGE_FULL', { when: () => isFull }));
  },
  play: async (context) => {
    const profile = await choosePhoto(context);
    const full = errorTexts.STORAGE_FULL;
    await expect(await profile.findByText(new RegExp(full))).toBeVisible();
    isFull = false;
    await context.userEvent.click(profile.getByRole('button', { name: commonTexts.retry }));
    await waitFor(() =>
      expect(profile.getByRole('img', { name: '이유나님의 프로필 사진' })).toHaveAttribute(
        'src',
        expect.stringMatching(/^\/uploads\//),
      ),
    );
    await expect(profile.getByText(settingsTexts.unsaved)).toBeVisible();
  },
};
