import { characterTexts } from '@/texts/character';
import { endpoints } from '@contract/endpoints';
import { parts } from '@contract/rules/companion/parts';
import { defaultPosition } from '@contract/rules/companion/placement';
import { on } from '@mocks/http/handle';
import type { Meta, StoryContext } from '@storybook/react-vite';
import { http, type RequestHandler } from 'msw';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import { page } from '../../site';

const partNamed = (name: string) => parts.find((part) => part.name === name);

/** The default position of an accessory on a body. */
function defaultPositionOf(accessory: string, base: string) {
  const [placed, body] = [partNamed(accessory), partNamed(base)];
  if (placed?.type !== 'accessory' || body?.type !== 'base') throw new Error('no such part');
  return defaultPosition(body.layout, placed.layout);
}

export function positionText(accessory: string, base: string): string {
  const { x, y } = defaultPositionOf(accessory, base);
  return `${accessory}, 가로 ${x}%, 세로 ${y}%`;
}

type Canvas = Pick<StoryContext, 'canvas' | 'canvasElement' | 'userEvent'>;
interface Point {
  x: number;
  y: number;
}

/** The bodies of the save requests. */
export const sent: string[] = [];
export const keepWhatIsSent: RequestHandler = http.all(
  on(endpoints.customizeCharacter),
  async ({ request }) => {
    sent.push(await request.clone().text());
  },
);

const ignoreBlur = (event: FocusEvent) => {
  if (event.target === window) event.stopImmediatePropagation();
};

/** Opens the member's own companion and records the save requests. */
export const setUp = {
  ...page('/character', 'member'),
  beforeEach: ({ msw }) => {
    sent.length = 0;
    msw.use(keepWhatIsSent);
    // A blur of the window cancels a drag, and the test runner switches between several windows.
    window.addEventListener('blur', ignoreBlur, { capture: true });
    return () => window.removeEventListener('blur', ignoreBlur, { capture: true });
  },
} satisfies Meta;

/** The last save request. */
export const lastSent = () => JSON.parse(sent.at(-1) ?? 'null') as unknown;

export const isReady = ({ canvas }: Canvas) =>
  canvas.findByRole('group', { name: characterTexts.accessories });
/** Waits until a live region announces these words. */
export const expectAnnounced = ({ canvas }: Canvas, words: string | RegExp) =>
  waitFor(() => {
    const said = canvas.getAllByRole('status').map(({ textContent }) => textContent);
    return expect(said.join(' ')).toMatch(words);
  });

export const baseTile = ({ canvas }: Canvas, name: string) =>
  within(canvas.getByRole('radiogroup', { name: characterTexts.bases })).getByRole('radio', {
    name: new RegExp(`^${name}`),
  });
export const tile = ({ canvas }: Canvas, name: string) =>
  within(canvas.getByRole('group', { name: characterTexts.accessories })).getByRole('button', {
    name: new RegExp(`^${name}`),
  });
/** The canvas with the parts the companion wears. */
export const stageOf = ({ canvas }: Canvas) =>
  canvas.queryByRole('application', { name: characterTexts.canvas }) ??
  canvas.getByRole('group', { name: characterTexts.canvas });
/** A worn part, as keyboards and screen readers find it. */
export const placed = (context: Canvas, name: string) =>
  within(stageOf(context)).getByRole('button', { name: new RegExp(`^${name}`) });
export const isPlaced = (context: Canvas, name: string) =>
  within(stageOf(context)).queryByRole('button', { name: new RegExp(`^${name}`) }) !== null;
export const press = ({ canvas, userEvent }: Canvas, name: string) =>
  userEvent.click(canvas.getByRole('button', { name }));

/** Converts a point of the canvas, in percent, to a point of the screen. */
function onScreen(context: Canvas, { x, y }: Point) {
  const box = stageOf(context).getBoundingClientRect();
  return { clientX: box.left + (box.width * x) / 100, clientY: box.top + (box.height * y) / 100 };
}

const pointer = (pointerType: string) => ({
  pointerId: 7,
  isPrimary: true,
  pointerType,
  bubbles: true,
  cancelable: true,
});

/** Presses a point of the canvas like a mouse or a finger. */
export async function pressPoint(context: Canvas, at: Point): Promise<void> {
  await fireEvent.click(stageOf(context), { ...onScreen(context, at), detail: 1 });
}

/** The buttons that move a worn part by single presses. */
export function padOf({ canvas }: Canvas, name: string) {
  const pad = canvas.getAllByRole('group', { name: `${name} 옮기기` }).at(-1);
  if (!pad) throw new Error(`nothing moves ${name}`);
  return within(pad);
}

/** Drags a part from the list to the canvas; a finger rests on it first. */
export async function carry(
  context: Canvas,
  part: Element,
  to: Point,
  pointerType = 'mouse',
): Promise<void> {
  const box = part.getBoundingClientRect();
  const start = { clientX: box.left + box.width / 2, clientY: box.top + box.height / 2 };
  const base = pointer(pointerType);
  await fireEvent.pointerDown(part, { ...base, ...start, button: 0, buttons: 1 });
  if (pointerType === 'touch') await new Promise((resolve) => setTimeout(resolve, 400));
  const near = { clientX: start.clientX + 12, clientY: start.clientY };
  await fireEvent.pointerMove(window, { ...base, ...near, buttons: 1 });
  const end = onScreen(context, to);
  await fireEvent.pointerMove(window, { ...base, ...end, buttons: 1 });
  await expect(context.canvas.getByText(characterTexts.dropHint)).toBeVisible();
  await fireEvent.pointerUp(window, { ...base, ...end });
}

/** Whether a button is disabled. */
export const isBlocked = ({ canvas }: Canvas, name: string) =>
  canvas.getByRole('button', { name }).getAttribute('aria-disabled') === 'true';

/** Saves and waits for the server. */
export async function finish(context: Canvas): Promise<void> {
  const before = sent.length;
  await press(context, characterTexts.finish);
  await waitFor(() => expect(sent.length).toBe(before + 1));
  await waitFor(() => expect(isBlocked(context, characterTexts.revert)).toBe(true));
}
