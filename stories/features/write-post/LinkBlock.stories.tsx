import { unreachablePage } from '@contract/fixtures/pages';
import { http, HttpResponse } from 'msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import * as on from './writing';
import { SitePage } from '../../site';

const meta = {
  component: SitePage,
  parameters: { at: '/write', role: 'member' },
} satisfies Meta<typeof SitePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  parameters: { scenario: 'preview.loading' },
  play: async (context) => {
    await on.titleOf(context);
    await on.addAddress(context, '링크', on.page.url);
    await expect(
      await context.canvas.findByText('링크 미리보기를 불러오는 중입니다...'),
    ).toBeVisible();
  },
};

/** What the page says can be changed, its picture taken out. */
export const Loaded: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await on.titleOf(context);
    await on.addAddress(context, '링크', on.page.url);
    const title = await canvas.findByRole('textbox', { name: '링크 제목' });
    await expect(title).toHaveValue('강 건너의 밤 – 불빛 & 물소리');
    await expect(canvas.getByText(/강변일기/)).toBeVisible();
    await userEvent.clear(title);
    await userEvent.type(title, '우리 동네 밤');
    await expect(title).toHaveValue('우리 동네 밤');
    await userEvent.click(canvas.getByRole('button', { name: '미리보기 이미지 제거' }));
    await expect(canvas.queryByRole('button', { name: '미리보기 이미지 제거' })).toBeNull();
  },
};

let isDown = true;

/** A warning, the title it will have, and the post can be sent all the same. */
export const Failed: Story = {
  parameters: { scenario: 'preview.failed' },
  play: async (context) => {
    const { canvas } = context;
    await on.titleOf(context);
    await on.addAddress(context, '링크', 'https://quiet.example.org/1');
    await expect(await canvas.findByText('링크 미리보기를 가져올 수 없습니다.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: '링크 제목' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '다시 시도' })).toBeVisible();
    await on.publish(context);
    await on.isThanked(context);
  },
};

/** The page was down; asked again it answers. */
export const Retried: Story = {
  beforeEach: ({ msw }) => {
    isDown = true;
    msw.use(
      http.post('/api/links/preview', () =>
        isDown ? HttpResponse.json(unreachablePage.preview) : undefined,
      ),
    );
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await on.titleOf(context);
    await on.addAddress(context, '링크', on.page.url);
    const retry = await canvas.findByRole('button', { name: '다시 시도' });
    isDown = false;
    await userEvent.click(retry);
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: '링크 제목' })).toHaveValue(
        '강 건너의 밤 – 불빛 & 물소리',
      ),
    );
    await expect(canvas.queryByText('링크 미리보기를 가져올 수 없습니다.')).toBeNull();
  },
};

/** Its page's words go with an address that is corrected; the member's own stay. */
export const Corrected: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await on.titleOf(context);
    await on.addAddress(context, '링크', on.page.url);
    const title = await canvas.findByRole('textbox', { name: '링크 제목' });
    await userEvent.clear(title);
    await userEvent.type(title, '우리 동네 밤');
    await userEvent.type(canvas.getByRole('textbox', { name: '링크' }), '?b');
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: '링크 설명' })).toHaveValue(
        'riverside.example.com의 글',
      ),
    );
    await expect(canvas.getByRole('textbox', { name: '링크 제목' })).toHaveValue('우리 동네 밤');
  },
};

/** Shown as a video, it keeps what was typed of it; what its page said it does not. */
export const TurnedIntoAVideo: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await on.titleOf(context);
    await on.addAddress(context, '링크', on.video.url);
    const description = await canvas.findByRole('textbox', { name: '링크 설명' });
    await userEvent.clear(description);
    await userEvent.type(description, '비 올 때 듣는 소리');
    await userEvent.click(canvas.getByRole('button', { name: '동영상 블록으로 바꾸기' }));
    await expect(canvas.getByRole('textbox', { name: '동영상 설명' })).toHaveValue(
      '비 올 때 듣는 소리',
    );
  },
};

const asked: string[] = [];

/** Ten keys, one call; the answer to an address that is no longer there is dropped. */
export const OneCallForASettledAddress: Story = {
  beforeEach: ({ msw }) => {
    asked.length = 0;
    msw.use(
      http.post('/api/links/preview', async ({ request }) => {
        asked.push(((await request.clone().json()) as { url: string }).url);
        return undefined;
      }),
    );
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await on.titleOf(context);
    await on.add(context, '링크');
    await userEvent.keyboard('https://example.com/abcdefghij');
    await canvas.findByRole('textbox', { name: '링크 제목' });
    await expect(asked).toEqual(['https://example.com/abcdefghij']);
    const field = canvas.getByRole('textbox', { name: '링크' });
    await userEvent.clear(field);
    await userEvent.paste('https://example.com/first');
    await userEvent.clear(field);
    await userEvent.paste(on.page.url);
    const title = await canvas.findByRole('textbox', { name: '링크 제목' });
    await expect(title).toHaveValue('강 건너의 밤 – 불빛 & 물소리');
    await expect(asked).toEqual(['https://example.com/abcdefghij', on.page.url]);
  },
};

export const WrongAddress: Story = {
  play: async (context) => {
    const { canvas } = context;
    await on.titleOf(context);
    await on.add(context, '링크');
    await context.userEvent.keyboard('물빛');
    await on.publish(context);
    await expect(
      canvas.getAllByText('올바른 URL 형식이 아닙니다. (예: https://example.com)')[0],
    ).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: '링크' })).toHaveFocus();
  },
};
