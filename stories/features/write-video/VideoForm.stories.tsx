import { contentTexts, timingTexts } from '@/texts/categories';
import { feedTexts } from '@/texts/feed';
import { sharedLinkTexts } from '@/texts/links';
import { postTexts } from '@/texts/post';
import { videoPostTexts, writeTexts } from '@/texts/write';
import { describedVideo, forbiddenVideo, vimeoVideo } from '@contract/fixtures/pages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import { arriveAt, page } from '../../site';
import { fill, publish } from './sharing';

// The data of a link in the form; the stories of its screen show the rest.
const meta = {
  ...page('/write-youtube', 'member'),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const titleOf = ({ canvas }: Play) => canvas.findByLabelText(videoPostTexts.title);
const linkOf = ({ canvas }: Play) => canvas.getByLabelText(videoPostTexts.link);
/** Longer than the form waits before it requests the data of a link. */
const afterAWhile = () => new Promise((resolve) => setTimeout(resolve, 900));

/** An empty title is filled with the video's title; clearing the field removes it for good. */
export const TitleFilled: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const title = await titleOf(context);
    await userEvent.click(linkOf(context));
    await userEvent.paste(describedVideo.url);
    await waitFor(() => expect(title).toHaveValue('비 오는 날의 골목, 한 시간'));
    await expect(canvas.getByText(videoPostTexts.titleFilled)).toBeVisible();
    // Screen readers hear the new title.
    await expect(
      canvas.getByText(/^제목 칸에 영상의 제목을 넣었습니다: 비 오는 날/),
    ).toBeInTheDocument();
    await userEvent.type(title, '!');
    await expect(canvas.queryByText(/영상의 제목을 넣었습니다/)).toBeNull();
    await userEvent.clear(title);
    await afterAWhile();
    await expect(title).toHaveValue('');
  },
};

/** The next link replaces the title of the link before, unless the writer changed it. */
export const TitleReplaced: Story = {
  tags: ['behavior'],
  play: async (context) => {
    const { userEvent } = context;
    const title = await titleOf(context);
    await userEvent.click(linkOf(context));
    await userEvent.paste(describedVideo.url);
    await waitFor(() => expect(title).toHaveValue('비 오는 날의 골목, 한 시간'));
    await userEvent.clear(linkOf(context));
    await userEvent.paste(vimeoVideo.url);
    await waitFor(() => expect(title).toHaveValue(vimeoVideo.preview.metadata.title));
  },
};

const clipboard = (read: () => Promise<string>) =>
  spyOn(navigator.clipboard, 'readText').mockImplementation(read);
const pasteBy = ({ canvas, userEvent }: Play) =>
  userEvent.click(canvas.getByRole('button', { name: videoPostTexts.paste }));

/** The button takes the link out of the copied text. */
export const Pasted: Story = {
  tags: ['behavior'],
  play: async (context) => {
    const title = await titleOf(context);
    clipboard(() => Promise.resolve(`이 영상 보세요\n${describedVideo.url}`));
    await pasteBy(context);
    await waitFor(() => expect(linkOf(context)).toHaveValue(describedVideo.url));
    await waitFor(() => expect(title).toHaveValue('비 오는 날의 골목, 한 시간'));
    clipboard(() => Promise.resolve('내일 장보기'));
    await pasteBy(context);
    await expect(await context.canvas.findByText(videoPostTexts.pasteWithoutLink)).toBeVisible();
    await expect(linkOf(context)).toHaveValue(describedVideo.url);
  },
};

/** The browser or the person refuses access to the clipboard. */
export const PasteRefused: Story = {
  play: async (context) => {
    const { canvas } = context;
    await titleOf(context);
    clipboard(() => Promise.reject(new DOMException('denied', 'NotAllowedError')));
    await pasteBy(context);
    await expect(await canvas.findByText(videoPostTexts.pasteRefused)).toBeVisible();
  },
};

/** The form starts with the categories of the last video that was sent from this device. */
export const CategoriesRemembered: Story = {
  tags: ['behavior'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fill(context);
    await userEvent.click(canvas.getByRole('radio', { name: timingTexts.commute }));
    await userEvent.click(canvas.getByRole('radio', { name: contentTexts.humor }));
    await publish(context);
    await waitFor(() => arriveAt(context, '/'), { timeout: 4000 });
    await userEvent.click(await canvas.findByRole('link', { name: feedTexts.share }));
    await titleOf(context);
    await expect(canvas.getByRole('radio', { name: timingTexts.commute })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: contentTexts.humor })).toBeChecked();
  },
};

/** If the address gives no thumbnail, the one from the host's data is shown. */
export const PictureOfItsHost: Story = {
  tags: ['behavior'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await titleOf(context);
    await userEvent.click(linkOf(context));
    await userEvent.paste(vimeoVideo.url);
    const preview = await canvas.findByRole('region', { name: videoPostTexts.preview });
    const { image } = vimeoVideo.preview.metadata;
    await waitFor(() => expect(preview.querySelector('img')).toHaveAttribute('src', image));
  },
};

/** A typed title stays, even if the video's title arrives later. */
export const TitleKept: Story = {
  tags: ['behavior'],
  play: async (context) => {
    const { userEvent } = context;
    const title = await titleOf(context);
    await userEvent.click(linkOf(context));
    await userEvent.paste(describedVideo.url);
    await userEvent.type(title, '내 제목');
    await afterAWhile();
    await expect(title).toHaveValue('내 제목');
  },
};

/** The host gives no title: the writer types it, without a notice. */
export const TitleUnknown: Story = {
  parameters: { scenario: 'preview.failed' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const title = await titleOf(context);
    await userEvent.click(linkOf(context));
    await userEvent.paste('https://youtu.be/LXb3EKWsInQ');
    await afterAWhile();
    await expect(title).toHaveValue('');
    await expect(canvas.queryByRole('alert')?.textContent ?? '').toBe('');
  },
};

/** The owner forbids embedding: the form links to the video, which can still be shared. */
export const EmbeddingForbidden: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(await titleOf(context), '내 제목');
    await userEvent.click(linkOf(context));
    await userEvent.paste(forbiddenVideo.url);
    await expect(
      await canvas.findByText('영상 소유자가 퍼가기를 막아 두어 미리보기를 표시할 수 없습니다.'),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: postTexts.openOriginal })).toHaveAttribute(
      'href',
      forbiddenVideo.url,
    );
    await expect(await titleOf(context)).toHaveValue('내 제목');
  },
};

/** Another member shared it before: a notice says so, and the video can still be shared. */
export const SharedBefore: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(await titleOf(context), '다시 나누는 야경');
    await userEvent.type(linkOf(context), 'https://m.youtube.com/watch?v=0nTO4zSEpOs&list=x');
    await userEvent.type(
      canvas.getByRole('textbox', { name: videoPostTexts.content }),
      '또 봐도 좋습니다.',
    );
    await expect(await canvas.findByText(sharedLinkTexts.video)).toBeVisible();
    const earlier = canvas.getByRole('link', { name: /^강 건너에서 찍은 한강 야경/ });
    await expect(earlier).toHaveAttribute('href', '/post/2');
    await userEvent.type(linkOf(context), '{Backspace}');
    await expect(await canvas.findByText(sharedLinkTexts.video)).toBeVisible();
    await userEvent.clear(linkOf(context));
    await expect(canvas.queryByText(sharedLinkTexts.video)).toBeNull();
    await userEvent.type(linkOf(context), 'https://youtu.be/0nTO4zSEpOs');
    await userEvent.click(canvas.getByRole('button', { name: writeTexts.submit }));
    await waitFor(() => expect(canvas.getByText(writeTexts.success)).toBeVisible());
  },
};
