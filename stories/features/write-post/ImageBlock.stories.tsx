import { blockTexts, imageTexts, postFormTexts } from '@/texts/blocks';
import { commonTexts } from '@/texts/common';
import { endpoints } from '@contract/endpoints';
import { on as requestsOf } from '@mocks/http/handle';
import { failing } from '@mocks/scenarios/build';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http } from 'msw';
import { expect, waitFor } from 'storybook/test';
import * as on from './writing';
import { page } from '../../site';

const meta = {
  ...page('/write', 'member'),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

async function chooseOne(context: Play): Promise<void> {
  await on.titleOf(context);
  await on.add(context, blockTexts.kinds.image);
  await on.choose(context, await on.picture());
}

/** The block's file dialog chooses the pictures; more than one continue in their own blocks. */
export const Choosing: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await on.titleOf(context);
    await on.add(context, blockTexts.kinds.image);
    await expect(
      canvas.getByRole('button', { name: /이미지를 선택하거나 끌어다 놓아주세요/ }),
    ).toHaveFocus();
    await on.choose(context, await on.picture(), await on.picture('second.jpg', 'image/jpeg'));
    await expect(on.kindsOf(context)).toBe('텍스트 이미지 이미지');
    await on.uploaded(context, 2);
    await userEvent.type(
      on.blockAt(context, 2).getByRole('textbox', { name: imageTexts.captionLabel }),
      '유람호에서 본 노을',
    );
    await on.publish(context);
    await on.isThanked(context);
  },
};

/** While a picture uploads, the post is not sent: the block says so and takes the focus. */
export const Uploading: Story = {
  parameters: { scenario: 'upload.loading' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await chooseOne(context);
    await expect(
      await canvas.findByRole('progressbar', { name: 'uiamho-0612.png 업로드' }),
    ).toBeVisible();
    await on.publish(context);
    await expect(on.blockAt(context, 2).getByText(postFormTexts.imageIsLocal)).toBeVisible();
    const cancel = on.blockAt(context, 2).getByRole('button', { name: commonTexts.cancel });
    await expect(cancel).toHaveFocus();
    await userEvent.click(cancel);
    await expect(canvas.getByText(imageTexts.cancelled)).toBeVisible();
    await expect(canvas.getByRole('button', { name: commonTexts.retry })).toBeVisible();
  },
};

/** Two uploads at a time, because more would slow each other down. The others queue. */
export const Waiting: Story = {
  parameters: { scenario: 'upload.loading' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await on.titleOf(context);
    await on.add(context, blockTexts.kinds.image);
    const names = ['1.png', '2.png', '3.png', '4.png'];
    await on.choose(context, ...(await Promise.all(names.map((name) => on.picture(name)))));
    await waitFor(() => expect(canvas.getAllByText(imageTexts.waiting)).toHaveLength(2));
    await expect(on.blockAt(context, 5).getByText(imageTexts.waiting)).toBeVisible();
    await userEvent.click(on.blockAt(context, 2).getByRole('button', { name: commonTexts.cancel }));
    await waitFor(() => expect(canvas.getAllByText(imageTexts.waiting)).toHaveLength(1));
    await expect(on.blockAt(context, 4).getByText('업로드 중... 0%')).toBeVisible();
    // Cancelling a waiting upload removes it from the queue.
    await userEvent.click(on.blockAt(context, 5).getByRole('button', { name: commonTexts.cancel }));
    await expect(on.blockAt(context, 5).getByText(imageTexts.cancelled)).toBeVisible();
    await userEvent.click(on.blockAt(context, 5).getByRole('button', { name: commonTexts.retry }));
    await expect(on.blockAt(context, 5).getByText(imageTexts.waiting)).toBeVisible();
  },
};

export const WaitingOnThePhone: Story = {
  ...Waiting,
  globals: { viewport: { value: 'phone' } },
};

let sent = 0;

/** If the session has ended, each picture says so, and no further upload starts. */
export const SignedOut: Story = {
  parameters: { scenario: 'session.expired' },
  beforeEach: ({ msw }) => {
    sent = 0;
    msw.use(
      http.all(requestsOf(endpoints.uploadImage), () => {
        sent += 1;
      }),
    );
  },
  play: async (context) => {
    const { canvas } = context;
    await on.titleOf(context);
    await on.add(context, blockTexts.kinds.image);
    const names = ['1.png', '2.png', '3.png', '4.png'];
    await on.choose(context, ...(await Promise.all(names.map((name) => on.picture(name)))));
    await waitFor(() =>
      expect(
        canvas.getAllByText('이미지 업로드에 실패했습니다: 로그인이 필요합니다.'),
      ).toHaveLength(4),
    );
    await expect(sent).toBe(2);
  },
};

/** The server would refuse the same file again, so the block asks for another picture. */
export const RefusedThere: Story = {
  play: async (context) => {
    const { canvas } = context;
    await on.titleOf(context);
    await on.add(context, blockTexts.kinds.image);
    await on.choose(context, new File(['nonsense'], 'a.png', { type: 'image/png' }));
    await expect(await canvas.findByText(/^이미지 업로드에 실패했습니다/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: commonTexts.retry })).toBeNull();
    await on.publish(context);
    await expect(canvas.getByRole('button', { name: imageTexts.chooseAgain })).toHaveFocus();
  },
};

/** After a failed upload the picture stays and can be sent again. */
export const Failed: Story = {
  parameters: { scenario: 'upload.failed' },
  play: async (context) => {
    const { canvas } = context;
    await chooseOne(context);
    await expect(
      await canvas.findByText(
        '이미지 업로드에 실패했습니다: 저장 공간이 부족해 저장하지 못했습니다.',
      ),
    ).toBeVisible();
    await expect(canvas.getByText('uiamho-0612.png')).toBeVisible();
    await on.publish(context);
    await expect(canvas.getByRole('button', { name: commonTexts.retry })).toHaveFocus();
  },
};

let isFull = true;
const full = failing(endpoints.uploadImage, 'STORAGE_FULL', { when: () => isFull });

/** A retried upload succeeds, and screen readers hear it. */
export const Retried: Story = {
  tags: ['behavior'],
  beforeEach: ({ msw }) => {
    isFull = true;
    msw.use(full);
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await chooseOne(context);
    const retry = await canvas.findByRole('button', { name: commonTexts.retry });
    isFull = false;
    await userEvent.click(retry);
    await on.uploaded(context, 1);
    await on.expectAnnounced(context, imageTexts.uploaded);
    await on.publish(context);
    await on.isThanked(context);
  },
};

/** The old picture stays until its replacement has uploaded: a failure loses nothing. */
export const Replacing: Story = {
  tags: ['behavior'],
  beforeEach: ({ msw }) => {
    isFull = false;
    msw.use(full);
  },
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    await chooseOne(context);
    await on.uploaded(context, 1);
    isFull = true;
    await on.choose(context, await on.picture('second.png'));
    await expect(await canvas.findByText(/^이미지 업로드에 실패했습니다/)).toBeVisible();
    await expect(canvas.getByText('second.png')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: imageTexts.keepOld }));
    await expect(canvasElement.querySelector('main img[src^="/uploads/"]')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: imageTexts.captionLabel })).toHaveFocus();
    await on.publish(context);
    await on.isThanked(context);
  },
};

/** The page accepts a drop anywhere, so that the browser does not replace it with the file. */
export const DroppedAnywhere: Story = {
  tags: ['behavior'],
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    await on.titleOf(context);
    await userEvent.type(on.textAt(context, 1), '하나');
    const file = await on.picture();
    await expect(on.drop(canvas.getByRole('banner'), file)).toBe(true);
    await waitFor(() => expect(on.kindsOf(context)).toBe('텍스트 이미지'));
    await on.add(context, blockTexts.kinds.text);
    await expect(on.drop(on.textAt(context, 3), await on.picture('third.png'))).toBe(true);
    await waitFor(() => expect(on.kindsOf(context)).toBe('텍스트 이미지 이미지'));
    await expect(on.wordsOf(context)).toEqual(['하나']);
    await on.uploaded(context, 2);
    await expect(canvasElement.querySelector('main')).toBeVisible();
  },
};

/** The reason appears before anything is sent. */
export const Refused: Story = {
  tags: ['behavior'],
  play: async (context) => {
    const { canvas } = context;
    await on.titleOf(context);
    const target = on.textAt(context, 1);
    await context.userEvent.click(target);
    on.drop(target, new File(['%PDF'], 'a.pdf', { type: 'application/pdf' }));
    await waitFor(() => expect(canvas.getByText(imageTexts.wrongType)).toBeVisible());
    on.drop(target, new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' }));
    await waitFor(() =>
      expect(canvas.getByText('JPG, PNG, GIF, WebP 이미지만 올릴 수 있습니다.')).toBeVisible(),
    );
    const large = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'a.png', { type: 'image/png' });
    on.drop(target, large);
    await waitFor(() =>
      expect(canvas.getByText('이미지는 10MB 이하만 올릴 수 있습니다.')).toBeVisible(),
    );
    await expect(on.kindsOf(context)).toBe(blockTexts.kinds.text);
  },
};

export const UploadingOnThePhone: Story = {
  ...Failed,
  globals: { viewport: { value: 'phone' } },
};
