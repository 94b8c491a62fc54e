import { videoPostTexts, writeTexts } from '@/texts/write';
import type { StoryContext } from '@storybook/react-vite';

type Canvas = Pick<StoryContext, 'canvas' | 'canvasElement' | 'userEvent'>;

export const DRAFTS = 'mulbit.draft.video.user1';
export const titleOf = ({ canvas }: Canvas) => canvas.findByLabelText(videoPostTexts.title);
export const linkOf = ({ canvas }: Canvas) => canvas.getByLabelText(videoPostTexts.link);
export const contentOf = ({ canvas }: Canvas) =>
  canvas.getByRole('textbox', { name: videoPostTexts.content });
export const publish = ({ canvas, userEvent }: Canvas) =>
  userEvent.click(canvas.getByRole('button', { name: writeTexts.submit }));

/** Fills in all required fields. */
export async function fill(context: Canvas, link = 'https://vimeo.com/76979871'): Promise<void> {
  const { userEvent } = context;
  await userEvent.type(await titleOf(context), '물소리 들으며 통기타');
  await userEvent.type(linkOf(context), link);
  await userEvent.type(contentOf(context), '코드 네 개만 알면 됩니다.');
}
