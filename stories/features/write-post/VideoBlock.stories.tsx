import { blockTexts, linkTexts, videoTexts } from '@/texts/blocks';
import { sharedLinkTexts } from '@/texts/links';
import { postTexts } from '@/texts/post';
import { forbiddenVideo, vimeoVideo } from '@contract/fixtures/pages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import * as on from './writing';
import { page } from '../../site';

const meta = {
  ...page('/write', 'member'),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The video is recognized at once; its title from the host follows. */
export const Video: Story = {
  play: async (context) => {
    const { canvas } = context;
    await on.titleOf(context);
    await on.addAddress(context, blockTexts.kinds.video, `이 영상 보세요 ${on.video.url}`);
    await expect(canvas.getByRole('textbox', { name: videoTexts.url })).toHaveValue(on.video.url);
    await expect(canvas.getByText(videoTexts.recognised)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /영상 재생$/ })).toBeVisible();
    const { title } = on.video.preview.metadata;
    await expect(await canvas.findByText(title)).toBeVisible();
  },
};

/** If the address gives no thumbnail, the one from the host's data is shown. */
export const VideoOfItsHost: Story = {
  play: async (context) => {
    await on.titleOf(context);
    await on.addAddress(context, blockTexts.kinds.video, vimeoVideo.url);
    const preview = await context.canvas.findByRole('region', { name: videoTexts.preview });
    const { image } = vimeoVideo.preview.metadata;
    await waitFor(() => expect(preview.querySelector('img')).toHaveAttribute('src', image));
  },
};

/** Explains why there is no preview and links to the video, which can still be shared. */
export const EmbeddingForbidden: Story = {
  play: async (context) => {
    await on.titleOf(context);
    await on.addAddress(context, blockTexts.kinds.video, forbiddenVideo.url);
    await expect(
      await context.canvas.findByText(
        '영상 소유자가 퍼가기를 막아 두어 미리보기를 표시할 수 없습니다.',
      ),
    ).toBeVisible();
    await expect(
      context.canvas.getByRole('link', { name: postTexts.openOriginal }),
    ).toHaveAttribute('href', forbiddenVideo.url);
  },
};

/** An unsupported address can become a link block instead. */
export const UnsupportedVideo: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await on.titleOf(context);
    await on.addAddress(context, blockTexts.kinds.video, on.ordinaryPage.url);
    await expect(await canvas.findByText(videoTexts.unsupported)).toBeVisible();
    await on.publish(context);
    const address = canvas.getByRole('textbox', { name: videoTexts.url });
    await waitFor(() => expect(address).toHaveFocus());
    // The error appears only once, at the field to fix.
    await expect(canvas.getAllByText(videoTexts.unsupported)).toHaveLength(1);
    await expect(address).toHaveAccessibleDescription(/지원하지 않는 동영상 URL입니다\./);
    await userEvent.click(canvas.getByRole('button', { name: videoTexts.toLink }));
    await expect(on.kindsOf(context)).toBe('텍스트 링크');
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: linkTexts.url })).toHaveValue(on.ordinaryPage.url),
    );
  },
};

/**
 * Another member shared it lately: a notice says so and opens that post in another window. The
 * video can still be shared.
 */
export const SharedBefore: Story = {
  play: async (context) => {
    const { canvas } = context;
    await on.titleOf(context);
    await on.addAddress(context, blockTexts.kinds.video, 'https://youtu.be/eIho2S0ZahI');
    await expect(await canvas.findByText(sharedLinkTexts.video)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /말하기 전에 3초 쉬는 연습/ })).toHaveAttribute(
      'target',
      '_blank',
    );
  },
};
