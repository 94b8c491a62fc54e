import { Site } from '@/app/Site';
import { endpoints } from '@contract/endpoints';
import { failing } from '@mocks/scenarios/build';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLocation } from 'react-router-dom';
import { expect, fireEvent, spyOn, waitFor, within } from 'storybook/test';
import { holdTimers } from '../../features/holdTimers';
import { drawnThumbnails } from '../thumbnails';

/** Where the router is, for the plays to read. */
function Place() {
  const { pathname, search } = useLocation();
  return <output hidden>{pathname + search}</output>;
}

function WritePage() {
  return (
    <>
      <Site />
      <Place />
    </>
  );
}

const meta = {
  title: 'Screens/WriteYoutubeScreen',
  component: WritePage,
  parameters: { at: '/write-youtube', role: 'member' },
  beforeEach: ({ msw }) => {
    msw.use(...drawnThumbnails);
  },
} satisfies Meta<typeof WritePage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const patience = { timeout: 5000 };
const DRAFTS = 'mulbit.draft.video.user1';
const titleOf = ({ canvas }: Play) => canvas.findByLabelText('제목', {}, patience);
const linkOf = ({ canvas }: Play) => canvas.getByLabelText('영상 링크');
const contentOf = ({ canvas }: Play) => canvas.getByRole('textbox', { name: '내용' });
const publish = ({ canvas, userEvent }: Play) =>
  userEvent.click(canvas.getByRole('button', { name: '게시하기' }));
const arriveAt = ({ canvasElement }: Play, place: string) =>
  waitFor(() => expect(canvasElement.querySelector('output')?.textContent).toBe(place), patience);

async function fill(context: Play, link = 'https://vimeo.com/76979871'): Promise<void> {
  const { userEvent } = context;
  await userEvent.type(await titleOf(context), '물소리 들으며 통기타');
  await userEvent.type(linkOf(context), link);
  await userEvent.type(contentOf(context), '코드 네 개만 알면 됩니다.');
}

/** Optional choices beside three fields that are not. */
export const Default: Story = {
  play: async (context) => {
    const { canvas } = context;
    await expect(await titleOf(context)).toBeVisible();
    await expect(canvas.getByText('0/100')).toBeVisible();
    await expect(canvas.getByText('0/1000')).toBeVisible();
    await expect(canvas.getByRole('radiogroup', { name: '언제 보면 좋을까요?' })).toBeVisible();
    await expect(await canvas.findByLabelText('스피어', {}, patience)).toHaveValue('');
    await expect(canvas.getByText('검토가 끝나면 받을 수 있어요.')).toBeVisible();
  },
};

/** The server has not yet said who is there: nothing is decided. */
export const Loading: Story = {
  parameters: { scenario: 'profile.loading' },
  play: async (context) => {
    await expect(
      await context.canvas.findByText('불러오는 중입니다...', {}, patience),
    ).toBeInTheDocument();
    await arriveAt(context, '/write-youtube');
  },
};

export const Guest: Story = {
  parameters: { role: 'guest' },
  play: (context) => arriveAt(context, '/login?from=%2Fwrite-youtube'),
};

/** All three are asked for in one sentence, where the first is missing. */
export const Empty: Story = {
  play: async (context) => {
    const title = await titleOf(context);
    await publish(context);
    await expect(
      context.canvas.getByText('제목, 내용, 영상 링크를 모두 입력해주세요.'),
    ).toBeVisible();
    await expect(title).toHaveFocus();
  },
};

/** Judged when the field is left or the typing pauses; it says what is supported. */
export const InvalidLink: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fill(context, 'https://www.youtube.com/watch?v=short');
    await expect(canvas.getByText('지원하지 않는 동영상 URL입니다.')).toBeVisible();
    await publish(context);
    await expect(canvas.getByText('올바른 링크를 입력해주세요.')).toBeVisible();
    await expect(linkOf(context)).toHaveFocus();
    await userEvent.clear(linkOf(context));
    await expect(canvas.queryByText('올바른 링크를 입력해주세요.')).toBeNull();
  },
};

const recognises =
  (link: string): Story['play'] =>
  async (context) => {
    const { canvas, userEvent } = context;
    await titleOf(context);
    await userEvent.click(linkOf(context));
    await userEvent.paste(link);
    await expect(canvas.getByText('확인됨')).toBeVisible();
    const preview = within(canvas.getByRole('region', { name: '영상 미리보기' }));
    await expect(preview.getByRole('button', { name: /영상 재생$/ })).toBeVisible();
  };

/** Also as people paste it: without its scheme, with a start. */
export const YouTube: Story = { play: recognises('youtu.be/LXb3EKWsInQ?t=90') };
/** As a phone's share function hands it on: only the address stays. */
export const SharedText: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await titleOf(context);
    await userEvent.click(linkOf(context));
    await userEvent.paste('이 영상 보세요 https://youtu.be/LXb3EKWsInQ');
    await expect(linkOf(context)).toHaveValue('https://youtu.be/LXb3EKWsInQ');
    await expect(canvas.getByText('확인됨')).toBeVisible();
  },
};
export const Vimeo: Story = { play: recognises('https://vimeo.com/76979871') };
export const Dailymotion: Story = { play: recognises('https://www.dailymotion.com/video/x7tgad0') };
export const VideoFile: Story = { play: recognises('https://example.com/a/river.webm') };

/** Counted as a person counts; what is too long is never cut. */
export const TooLong: Story = {
  play: async (context) => {
    const { canvas } = context;
    await fill(context);
    await fireEvent.change(await titleOf(context), { target: { value: '물'.repeat(101) } });
    await fireEvent.change(contentOf(context), { target: { value: '빛'.repeat(1001) } });
    await publish(context);
    await expect(canvas.getByText('제목은 100자 이하로 입력해주세요.')).toBeVisible();
    await expect(canvas.getByText('내용은 1000자 이하로 입력해주세요.')).toBeVisible();
    await expect(await titleOf(context)).toHaveFocus();
  },
};

/** Enter in a field of one line sends nothing. */
export const EnterSendsNothing: Story = {
  play: async (context) => {
    await fill(context);
    await context.userEvent.type(await titleOf(context), '{Enter}');
    await expect(context.canvas.queryByRole('button', { name: '게시 중...' })).toBeNull();
    await arriveAt(context, '/write-youtube');
  },
};

/** What is being sent stays as it was sent. */
export const Submitting: Story = {
  parameters: { scenario: 'write.slow' },
  play: async (context) => {
    await fill(context);
    await publish(context);
    const button = context.canvas.getByRole('button', { name: '게시 중...' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toHaveFocus();
    contentOf(context).focus();
    await context.userEvent.keyboard('덧붙임');
    await context.userEvent.click(button);
    await expect(contentOf(context)).toHaveValue('코드 네 개만 알면 됩니다.');
    await expect(linkOf(context)).toHaveValue('https://vimeo.com/76979871');
  },
};

export const FailedKeepsText: Story = {
  parameters: { scenario: 'write.failed' },
  play: async (context) => {
    await fill(context);
    await publish(context);
    await waitFor(() =>
      expect(context.canvas.getByRole('alert')).toHaveTextContent(
        '게시 중 오류가 발생했습니다. 다시 시도해주세요.',
      ),
    );
    await expect(await titleOf(context)).toHaveValue('물소리 들으며 통기타');
    await expect(contentOf(context)).toHaveValue('코드 네 개만 알면 됩니다.');
  },
};

/** The login page comes first, and the words wait as a draft. */
export const SessionExpired: Story = {
  parameters: { scenario: 'session.expired' },
  play: async (context) => {
    await fill(context);
    await publish(context);
    await arriveAt(context, '/login?from=%2Fwrite-youtube');
    // A toast fades in, so it is there before it can be seen.
    await waitFor(
      () => expect(context.canvas.getByText('입력한 내용은 보관해 두었습니다.')).toBeVisible(),
      patience,
    );
    await expect(localStorage.getItem(DRAFTS)).toContain('물소리 들으며 통기타');
    await expect(localStorage.getItem(DRAFTS)).toContain('"interrupted":true');
  },
};

/** Two seconds of thanks, and not before they are over home, where the new post waits for review. */
export const Success: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const letPass = holdTimers(2000);
    await fill(context);
    await userEvent.click(canvas.getByRole('radio', { name: '잠깐 쉴 때' }));
    await waitFor(() => expect(localStorage.getItem(DRAFTS)).not.toBeNull(), { timeout: 2500 });
    await expect(canvas.getByText('방금 전 임시 저장됨')).toBeVisible();
    await publish(context);
    await waitFor(() => expect(canvas.getByText('글이 등록되었습니다.')).toBeVisible(), patience);
    await expect(canvas.getByText(/^검토가 끝나면 모두에게 공개됩니다\./)).toBeVisible();
    await expect(localStorage.getItem(DRAFTS)).toBeNull();
    await arriveAt(context, '/write-youtube');
    letPass();
    await arriveAt(context, '/');
    await expect(await canvas.findByText('물소리 들으며 통기타', {}, patience)).toBeVisible();
  },
};

const draft = (id: string, title: string) => ({
  id,
  savedAt: 1,
  values: { title, link: '', content: '', timing: 'break', category: null, sphereId: null },
});

/** Offered, never put over what is being typed: taking it up leaves the new words as a draft. */
export const DraftOffered: Story = {
  beforeEach: () => {
    localStorage.setItem(DRAFTS, JSON.stringify([draft('a', '어제 쓰던 글')]));
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const title = await titleOf(context);
    await expect(await canvas.findByText('작성 중이던 글이 있습니다.')).toBeVisible();
    await expect(title).toHaveValue('');
    await userEvent.type(title, '오늘 글');
    await userEvent.click(canvas.getByRole('button', { name: '이어서 쓰기' }));
    await expect(title).toHaveValue('어제 쓰던 글');
    await expect(canvas.getByRole('radio', { name: '잠깐 쉴 때' })).toBeChecked();
    await expect(localStorage.getItem(DRAFTS)).toContain('오늘 글');
  },
};

/** Back from the login page after the session had ended: the words stand in the form, once. */
export const Interrupted: Story = {
  beforeEach: () => {
    const interrupted = { ...draft('a', '보내던 글'), interrupted: true };
    localStorage.setItem(DRAFTS, JSON.stringify([interrupted]));
  },
  play: async (context) => {
    await waitFor(async () => expect(await titleOf(context)).toHaveValue('보내던 글'));
    await expect(context.canvas.queryByText('작성 중이던 글이 있습니다.')).toBeNull();
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
    const banner = within(
      await canvas.findByRole('region', { name: '작성 중이던 글이 있습니다.' }),
    );
    await userEvent.click(banner.getByRole('button', { name: '삭제' }));
    await expect(canvas.queryByText('작성 중이던 글이 있습니다.')).toBeNull();
    await expect(localStorage.getItem(DRAFTS)).toBeNull();
  },
};

/** Leaving by a link keeps at once what was typed just now. */
export const Leaving: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(await titleOf(context), '쓰다 만 글');
    await userEvent.click(canvas.getByRole('button', { name: '취소' }));
    await arriveAt(context, '/');
    await expect(localStorage.getItem(DRAFTS)).toContain('쓰다 만 글');
  },
};

/** Where the browser keeps nothing, every way out asks first: a link as well as the buttons. */
export const LeavingUnkept: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const title = await titleOf(context);
    const refused = spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    await userEvent.type(title, '쓰다 만 글');
    const name = '저장하지 않은 내용이 있습니다. 이 페이지를 나가시겠습니까?';
    const home = within(canvas.getByRole('banner')).getAllByRole('link')[0];
    if (home) await userEvent.click(home);
    const dialog = within(await canvas.findByRole('dialog', { name }));
    await userEvent.click(dialog.getByRole('button', { name: '취소' }));
    await expect(title).toHaveValue('쓰다 만 글');
    await arriveAt(context, '/write-youtube');
    await userEvent.click(canvas.getByRole('button', { name: '취소' }));
    const again = within(await canvas.findByRole('dialog', { name }));
    await userEvent.click(again.getByRole('button', { name: '나가기' }));
    await arriveAt(context, '/');
    refused.mockRestore();
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
    await fill(context);
    await publish(context);
    await userEvent.click(canvas.getByRole('button', { name: '취소' }));
    await arriveAt(context, '/');
    answer();
    const failed = '게시 중 오류가 발생했습니다. 다시 시도해주세요.';
    await waitFor(() => expect(canvas.getByText(failed)).toBeVisible(), patience);
    await userEvent.click(canvas.getByRole('button', { name: '이어서 쓰기' }));
    await arriveAt(context, '/write-youtube');
    await waitFor(async () => expect(await titleOf(context)).toHaveValue('물소리 들으며 통기타'));
    await expect(contentOf(context)).toHaveValue('코드 네 개만 알면 됩니다.');
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await titleOf(context);
    const button = context.canvas.getByRole('button', { name: '게시하기' });
    await expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
