import { blockTexts, postFormTexts } from '@/texts/blocks';
import { writeTexts } from '@/texts/write';
import type { Endpoint } from '@contract/endpoints/define';
import type { ApiError } from '@contract/errors';
import { describedVideo, ordinaryPage } from '@contract/fixtures/pages';
import { place } from '@contract/fixtures/spheres';
import { formatId } from '@contract/rules/site/ids';
import { on } from '@mocks/http/handle';
import { errorResponse } from '@mocks/http/respond';
import type { StoryContext } from '@storybook/react-vite';
import { http, type RequestHandler } from 'msw';
import { expect, waitFor, within } from 'storybook/test';

/** Makes an endpoint answer with this error. */
export const refusing = (endpoint: Endpoint, error: ApiError): RequestHandler =>
  http.all(on(endpoint), () => errorResponse(error));

/** A sphere the member has joined, and one they have not. */
export const GUITAR = formatId('sphere', place.guitar);
export const SCIENCE = formatId('sphere', place.science);

type Canvas = Pick<StoryContext, 'canvas' | 'canvasElement' | 'userEvent'>;

export const DRAFTS = 'mulbit.draft.post.user1';
export { ordinaryPage };
export const video = describedVideo;

export const titleOf = ({ canvas }: Canvas) =>
  canvas.findByRole('textbox', { name: postFormTexts.title });
export const publish = ({ canvas, userEvent }: Canvas) =>
  userEvent.click(canvas.getByRole('button', { name: writeTexts.submit }));
/** Waits for the thanks for a post; the message fades in after it was added. */
export const isThanked = ({ canvas }: Canvas) =>
  waitFor(() => expect(canvas.getByText(writeTexts.success)).toBeVisible());
/** Waits until a live region announces these words. */
export const expectAnnounced = ({ canvas }: Canvas, words: string | RegExp) =>
  waitFor(() => {
    const said = canvas.getAllByRole('status').map(({ textContent }) => textContent);
    return expect(said.join(' ')).toMatch(words);
  });

/** The blocks in order. */
const blocksOf = ({ canvas }: Canvas) => canvas.getAllByRole('group', { name: /블록, / });
/** The kinds of the blocks in order: `텍스트 링크`. */
export const kindsOf = (context: Canvas) =>
  blocksOf(context)
    .map((block) => (block.getAttribute('aria-label') ?? '').split(' ')[0])
    .join(' ');
/** The texts of the text blocks, in order. */
export const wordsOf = ({ canvas }: Canvas) =>
  canvas
    .getAllByRole<HTMLTextAreaElement>('textbox', { name: blockTexts.text })
    .map(({ value }) => value);

/** The block at a position, counted from 1. */
export function blockAt(context: Canvas, place: number) {
  const block = blocksOf(context)[place - 1];
  if (!block) throw new Error(`no block ${place}`);
  return within(block);
}

export const textAt = (context: Canvas, place: number) =>
  blockAt(context, place).getByRole('textbox', { name: blockTexts.text });

/** Presses a button in the row below the blocks. */
export async function add({ canvas, userEvent }: Canvas, kind: string): Promise<void> {
  const row = within(canvas.getByRole('group', { name: blockTexts.add }));
  await userEvent.click(row.getByRole('button', { name: kind }));
}

/** Adds a block for an address and pastes it. */
export async function addAddress(context: Canvas, kind: string, address: string): Promise<void> {
  await add(context, kind);
  await context.userEvent.paste(address);
}

/** A real picture. */
export async function picture(name = 'uiamho-0612.png', type = 'image/png'): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 200 });
  const brush = canvas.getContext('2d');
  if (brush) {
    brush.fillStyle = '#4cc9e6';
    brush.fillRect(0, 0, 320, 200);
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type));
  return new File([blob ?? ''], name, { type });
}

/** Chooses files for the only block that asks for files. */
export async function choose(context: Canvas, ...files: File[]): Promise<void> {
  const input = context.canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('no block asks for a picture');
  await context.userEvent.upload(input, files);
}

/** Drops files on a part of the page; returns whether the page stops the browser's own handling. */
export function drop(target: Element, ...files: File[]): boolean {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  const options = { bubbles: true, cancelable: true, dataTransfer };
  target.dispatchEvent(new DragEvent('dragover', options));
  return !target.dispatchEvent(new DragEvent('drop', options));
}

/**
 * Waits until so many pictures are uploaded: one that is still uploading is shown too, but with a
 * progress bar.
 */
export const uploaded = ({ canvas, canvasElement }: Canvas, count: number) =>
  waitFor(async () => {
    await expect(canvasElement.querySelectorAll('main img[src^="blob:"]')).toHaveLength(count);
    await expect(canvas.queryByRole('progressbar', { name: /업로드$/ })).toBeNull();
  });
