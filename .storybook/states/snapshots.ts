/** A page's width and height, px. */
export interface Size {
  inlineSize: number;
  blockSize: number;
}

/** The part of Storybook's preview API that we use. Its channel would also reach the sheet's page. */
interface Preview {
  storyStoreValue?: unknown;
  currentRender?: { id: string; phase?: string };
  onSetCurrentStory: (selection: object) => Promise<void>;
}

/** A story that is to be drawn, and where it will stand. */
interface Request {
  id: string;
  place: Element;
  resolve: (html: string) => void;
}

/** A hidden Storybook page that draws one story after another. */
interface Stage {
  frame: HTMLIFrameElement;
  waiting: Request[];
  isBusy: boolean;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Opens a hidden Storybook page. Loading Storybook once per cell would take minutes. */
function openStage({ inlineSize, blockSize }: Size): Stage {
  const frame = document.createElement('iframe');
  frame.tabIndex = -1;
  frame.ariaHidden = 'true';
  Object.assign(frame.style, {
    position: 'fixed',
    inset: '0 auto auto 0',
    zIndex: '-1',
    maxInlineSize: 'none',
    inlineSize: `${inlineSize}px`,
    blockSize: `${blockSize}px`,
    opacity: '0',
    pointerEvents: 'none',
  });
  frame.src = 'iframe.html?viewMode=story';
  document.body.append(frame);
  return { frame, waiting: [], isBusy: false };
}

/** The phases after which a story changes no more. */
const ends = new Set(['finished', 'completed', 'errored', 'aborted']);

/** Shows a story on a stage, and resolves when it is drawn and its play has ended. */
async function show({ contentWindow }: HTMLIFrameElement, storyId: string): Promise<void> {
  const stage = contentWindow as unknown as { __STORYBOOK_PREVIEW__?: Preview };
  const preview = async (): Promise<Preview> => {
    const found = stage.__STORYBOOK_PREVIEW__;
    if (found?.storyStoreValue) return found;
    await pause(50);
    return preview();
  };
  const drawing = await preview();
  await drawing.onSetCurrentStory({ storyId, viewMode: 'story' });
  // A page that never rests is drawn by then.
  const limit = performance.now() + 20_000;
  const isDrawn = () =>
    drawing.currentRender?.id === storyId && ends.has(drawing.currentRender.phase ?? '');
  while (!isDrawn() && performance.now() < limit) await pause(50);
}

/** Waits until nothing is loading, for 5 s at most: loading states never end. */
async function rest(page: Document): Promise<void> {
  const limit = performance.now() + 5000;
  for (let quiet = 0; quiet < 6 && performance.now() < limit; quiet += 1) {
    await pause(50);
    if (page.querySelector('[aria-busy=true]')) quiet = 0;
  }
}

/** Copies state that has no attribute, such as typed text. */
function copyState(element: Element, copy: Element): void {
  const { value, checked, selected, src } = element as HTMLInputElement & HTMLOptionElement;
  if (element.matches('input')) {
    copy.setAttribute('value', value);
    copy.toggleAttribute('checked', checked);
  }
  if (element.matches('textarea')) copy.textContent = value;
  if (element.matches('option')) copy.toggleAttribute('selected', selected);
  if (element.matches(':modal')) copy.setAttribute('data-modal', '');
  if (element.matches(':popover-open')) copy.setAttribute('data-popover', '');
  // Outside the stage nobody answers for another site: see `drawnPictures`.
  if (element.matches('img') && !src.startsWith(location.origin)) {
    copy.removeAttribute('srcset');
    copy.setAttribute('src', 'scenes/guitar.svg');
  }
}

/** The page as HTML without its code. */
function takeSnapshot({ documentElement: page, baseURI }: Document): string {
  const copy = page.cloneNode(true) as HTMLElement;
  const copies = copy.querySelectorAll('*');
  for (const [at, element] of page.querySelectorAll('*').entries()) {
    const same = copies[at];
    if (same) copyState(element, same);
  }
  for (const code of copy.querySelectorAll('script, link[rel=modulepreload]')) code.remove();
  const base = document.createElement('base');
  base.href = baseURI;
  copy.querySelector('head')?.prepend(base);
  return `<!doctype html>${copy.outerHTML}`;
}

const stages = new Map<string, Stage>();
const snapshots = new Map<string, Promise<string>>();

/** Draws the queued stories, visible ones first. */
async function work(stage: Stage): Promise<void> {
  if (stage.isBusy) return;
  stage.isBusy = true;
  while (stage.waiting.length > 0) {
    const distance = ({ place }: Request) => Math.abs(place.getBoundingClientRect().top);
    stage.waiting.sort((one, other) => distance(other) - distance(one));
    const next = stage.waiting.pop();
    // A sheet that was left takes its stages away.
    if (!next || !stage.frame.isConnected) return;
    await show(stage.frame, next.id);
    const page = stage.frame.contentDocument;
    if (!page) return;
    await rest(page);
    next.resolve(takeSnapshot(page));
  }
  stage.isBusy = false;
}

/**
 * A story as HTML, drawn at a size.
 * @param place where it will stand: what is in sight is drawn first
 */
export function snapshotOf(id: string, size: Size, place: Element): Promise<string> {
  const name = `${size.inlineSize}x${size.blockSize}`;
  const key = `${name} ${id}`;
  const known = snapshots.get(key);
  if (known) return known;
  const stage = stages.get(name) ?? openStage(size);
  stages.set(name, stage);
  const snapshot = new Promise<string>((resolve) => stage.waiting.push({ id, place, resolve }));
  snapshots.set(key, snapshot);
  // All cells that are in sight ask before the first is chosen.
  setTimeout(() => void work(stage));
  return snapshot;
}

/** Removes the hidden pages. */
export function closeStages(): void {
  for (const { frame } of stages.values()) frame.remove();
  stages.clear();
  snapshots.clear();
}

/** Reopens a snapshot's dialogs and popovers in the top layer. */
export function openOverlays(page: Document): void {
  for (const dialog of page.querySelectorAll<HTMLDialogElement>('dialog[data-modal]')) {
    dialog.open = false;
    dialog.showModal();
  }
  for (const popover of page.querySelectorAll<HTMLElement>('[data-popover]')) popover.showPopover();
}
