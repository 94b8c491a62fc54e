import type { StoryContext } from '@storybook/react-vite';
import { configure, expect, waitFor, within } from 'storybook/test';
import { fits } from '../../stories/fits';
import { arriveAt } from '../../stories/site';
import { OF_STORY, PLAY_TIMEOUT } from '../choices';
import type { Step } from './steps';
import { worlds, type WorldName } from './worlds';

interface StateParameters {
  world?: WorldName;
  steps?: Step[];
  says?: string[];
  arrives?: string;
}

type Play = Pick<StoryContext, 'canvasElement' | 'globals' | 'parameters' | 'userEvent'>;

/** Makes what the state needs in the mock world. */
export function prepare({ parameters }: Pick<StoryContext, 'parameters'>): void {
  const { world } = parameters as StateParameters;
  if (world) worlds[world]();
}

/** Whether a name is these words, or begins or ends with them. */
const isNamed = (words: string) => (name: string) =>
  name === words ||
  name.startsWith(`${words} `) ||
  name.startsWith(`${words},`) ||
  name.endsWith(` ${words}`);

/** The first element of a role and a name: in the open dialog, if there is one. */
function find({ canvasElement }: Play, role: string, name: string): Promise<HTMLElement> {
  const { body } = canvasElement.ownerDocument;
  return waitFor(() => {
    const dialog = [...body.querySelectorAll<HTMLElement>('dialog[open], [role=dialog]')].at(-1);
    const place = within(dialog ?? body);
    // A field for a password has no role.
    const [first] =
      role === 'password'
        ? place.getAllByLabelText(name)
        : place.getAllByRole(role, { name: isNamed(name) });
    if (!first) throw new Error(`There is no ${role} ${name}`);
    return first;
  });
}

/** A real picture. */
async function drawPicture(document: Document): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 200 });
  canvas.getContext('2d')?.fillRect(0, 0, 320, 200);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  return new File([blob ?? ''], 'picture.png', { type: 'image/png' });
}

async function take(step: Step, context: Play): Promise<void> {
  const { canvasElement, userEvent } = context;
  if ('press' in step) {
    await userEvent.click(await find(context, step.role, step.press));
  } else if ('into' in step) {
    const field = await find(context, step.role, step.into);
    await waitFor(() => expect(field).toBeEnabled());
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste(step.type);
  } else {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    if (input) await userEvent.upload(input, await drawPicture(canvasElement.ownerDocument));
  }
}

/** Takes the steps to the state, and proves that it is shown. */
async function reachState(context: Play): Promise<void> {
  const { canvasElement, globals, parameters } = context;
  const { steps = [], says = [], arrives } = parameters as StateParameters;
  const { body } = canvasElement.ownerDocument;
  for (const step of steps) await take(step, context);
  if (arrives !== undefined) await arriveAt(context, arrives);
  for (const words of says) await waitFor(() => expect(body.innerText).toContain(words));
  if ((globals.viewport as { value?: string }).value !== 'phone') return;
  await waitFor(() => expect(body.innerText).not.toMatch(/중입니다\.\.\./), { timeout: 20_000 });
  await fits();
}

/** Waits until the screen is there, and brings it to its state. */
export async function atRest(context: Play): Promise<void> {
  const { canvasElement, globals } = context;
  await waitFor(() => expect(canvasElement.querySelector('main')).toBeVisible());
  if ([globals.role, globals.scenario].every((value) => value === OF_STORY)) {
    return reachState(context);
  }
  // In another role or scenario the state may not exist; the screen shows how far one gets.
  configure({ asyncUtilTimeout: 1000 });
  try {
    await reachState(context);
  } catch {
    // Nothing is promised here.
  } finally {
    configure({ asyncUtilTimeout: PLAY_TIMEOUT });
  }
}
