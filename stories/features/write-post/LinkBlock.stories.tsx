import { linkTexts, postFormTexts, videoTexts } from '@/texts/blocks';
import { commonTexts } from '@/texts/common';
import { unreachablePage } from '@contract/fixtures/pages';
import { http, HttpResponse } from 'msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import * as on from './writing';
import { page } from '../../site';

const meta = {
  ...page('/write', 'member'),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  parameters: { scenario: 'preview.loading' },
  play: async (context) => {
    await on.titleOf(context);
    await on.addAddress(context, linkTexts.url, on.ordinaryPage.url);
    await expect(await context.canvas.findByText(linkTexts.loading)).toBeVisible();
  },
};

/** The data of the page can be edited and its picture removed. */
export const Loaded: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await on.titleOf(context);
    await on.addAddress(context, linkTexts.url, on.ordinaryPage.url);
    const title = await canvas.findByRole('textbox', { name: linkTexts.title });
    await expect(title).toHaveValue('강 건너의 밤 – 불빛 & 물소리');
    await expect(canvas.getByText(/강변일기/)).toBeVisible();
    await userEvent.clear(title);
    await userEvent.type(title, '우리 동네 밤');
    await expect(title).toHaveValue('우리 동네 밤');
    await userEvent.click(canvas.getByRole('button', { name: linkTexts.removeImage }));
    await expect(canvas.queryByRole('button', { name: linkTexts.removeImage })).toBeNull();
  },
};

let isDown = true;

/** Shows a warning and the title that the link will have; the post can still be sent. */
export const Failed: Story = {
  parameters: { scenario: 'preview.failed' },
  play: async (context) => {
    const { canvas } = context;
    await on.titleOf(context);
    await on.addAddress(context, linkTexts.url, 'https://quiet.example.org/1');
    await expect(await canvas.findByText(linkTexts.failed)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: linkTexts.title })).toBeVisible();
    await expect(canvas.getByRole('button', { name: commonTexts.retry })).toBeVisible();
    await on.publish(context);
    await on.isThanked(context);
  },
};

/** The page was down; a retry succeeds. */
export const Retried: Story = {
  tags: ['behavior'],
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
    await on.addAddress(context, linkTexts.url, on.ordinaryPage.url);
    const retry = await canvas.findByRole('button', { name: commonTexts.retry });
    isDown = false;
    await userEvent.click(retry);
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: linkTexts.title })).toHaveValue(
        '강 건너의 밤 – 불빛 & 물소리',
      ),
    );
    await expect(canvas.queryByText(linkTexts.failed)).toBeNull();
  },
};

/** Correcting the address drops the text of the old page, but keeps the member's own words. */
export const Corrected: Story = {
  tags: ['behavior'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await on.titleOf(context);
    await on.addAddress(context, linkTexts.url, on.ordinaryPage.url);
    const title = await canvas.findByRole('textbox', { name: linkTexts.title });
    await userEvent.clear(title);
    await userEvent.type(title, '우리 동네 밤');
    await userEvent.type(canvas.getByRole('textbox', { name: linkTexts.url }), '?b');
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: linkTexts.description })).toHaveValue(
        'riverside.example.com의 글',
      ),
    );
    await expect(canvas.getByRole('textbox', { name: linkTexts.title })).toHaveValue(
      '우리 동네 밤',
    );
  },
};

/** Turned into a video block, it keeps the typed words and drops the text of the page. */
export const TurnedIntoAVideo: Story = {
  tags: ['behavior'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await on.titleOf(context);
    await on.addAddress(context, linkTexts.url, on.video.url);
    const description = await canvas.findByRole('textbox', { name: linkTexts.description });
    await userEvent.clear(description);
    await userEvent.type(description, '비 올 때 듣는 소리');
    await userEvent.click(canvas.getByRole('button', { name: linkTexts.toVideo }));
    await expect(canvas.getByRole('textbox', { name: videoTexts.captionLabel })).toHaveValue(
      '비 올 때 듣는 소리',
    );
  },
};

const asked: string[] = [];

/** Ten keys cause one request; an answer for an outdated address is dropped. */
export const OneCallForASettledAddress: Story = {
  tags: ['behavior'],
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
    await on.add(context, linkTexts.url);
    await userEvent.keyboard('https://example.com/abcdefghij');
    await canvas.findByRole('textbox', { name: linkTexts.title });
    await expect(asked).toEqual(['https://example.com/abcdefghij']);
    const field = canvas.getByRole('textbox', { name: linkTexts.url });
    await userEvent.clear(field);
    await userEvent.paste('https://example.com/first');
    await userEvent.clear(field);
    await userEvent.paste(on.ordinaryPage.url);
    const title = await canvas.findByRole('textbox', { name: linkTexts.title });
    await expect(title).toHaveValue('강 건너의 밤 – 불빛 & 물소리');
    await expect(asked).toEqual(['https://example.com/abcdefghij', on.ordinaryPage.url]);
  },
};

export const WrongAddress: Story = {
  play: async (context) => {
    const { canvas } = context;
    await on.titleOf(context);
    await on.add(context, linkTexts.url);
    await context.userEvent.keyboard('물빛');
    await on.publish(context);
    await expect(canvas.getAllByText(postFormTexts.linkFormat)[0]).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: linkTexts.url })).toHaveFocus();
  },
};
