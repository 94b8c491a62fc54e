import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { preview } from 'vite';
import { chromiumLaunch } from '../browser';
import { drawnHeight, stillContext, stillFlags } from './still';
import { drawn, open, rest, select, shoot, watchRequests } from './story-page';

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** A picture to take, at the story's own width by default. */
export interface Wanted {
  id: string;
  theme: Theme;
  width?: string;
  /** The height of a screen's window, px. */
  height?: number;
}

export interface Taken {
  /** The names of the files. */
  names: string[];
  /** Failed pictures with their reasons. */
  failures: string[];
  seconds: number;
}

/** Stories that one page shows: what one leaves behind reaches the same few others in every run. */
const STORIES_OF_A_PAGE = 40;
/** The height of a screen's window. Parts that load on scrolling are in view from the start. */
const SCREEN_HEIGHT = 1600;

/** Serves a built Storybook on a free port of this machine. */
async function serve(root: string): Promise<{ address: string; close: () => Promise<void> }> {
  const server = await preview({
    configFile: false,
    root,
    appType: 'mpa',
    logLevel: 'silent',
    build: { outDir: '.' },
    preview: { host: '127.0.0.1', port: 0, strictPort: false },
  });
  const place = server.httpServer.address();
  if (place === null || typeof place === 'string') throw new Error('The server has no port.');
  return { address: `http://127.0.0.1:${String(place.port)}`, close: () => server.close() };
}

/** Starts the browser for pictures that do not depend on the machine. */
export async function launch(): Promise<Browser> {
  const { args, ...launched } = chromiumLaunch();
  return chromium.launch({ ...launched, args: [...args, ...stillFlags] });
}

interface Windows {
  /** The name of each story's own window. */
  own: Map<string, string | undefined>;
  sizes: Map<string, { width: number; height: number }>;
}

/** Reads from Storybook the available windows and the window of each story. */
async function readWindows(browser: Browser, address: string, wanted: Wanted[]): Promise<Windows> {
  const context = await browser.newContext();
  const page = await open(context, address, 'light', '');
  const windows = await page.evaluate(
    async (all) => {
      const store = window.__STORYBOOK_PREVIEW__?.storyStoreValue;
      if (store === undefined) throw new Error('Storybook is not there.');
      const own = await Promise.all(
        all.map(
          async (id) =>
            [id, (await store.loadStory({ storyId: id })).storyGlobals.viewport?.value] as const,
        ),
      );
      const { options } = store.projectAnnotations.parameters.viewport;
      const sizes = Object.entries(options).map(
        ([name, { styles }]) =>
          [name, { width: parseInt(styles.width), height: parseInt(styles.height) }] as const,
      );
      return { own, sizes };
    },
    [...new Set(wanted.map(({ id }) => id))],
  );
  await context.close();
  return { own: new Map(windows.own), sizes: new Map(windows.sizes) };
}

/**
 * Takes pictures of the Storybook built in `site` and writes them to `folder` as id.theme.width.png. `style` is added to
 * each page.
 */
export async function takePictures(
  site: string,
  wanted: Wanted[],
  folder: string,
  style = '',
): Promise<Taken> {
  const began = Date.now();
  mkdirSync(folder, { recursive: true });
  const names: string[] = [];
  const failures: string[] = [];
  const server = await serve(site);
  const browser = await launch();

  async function takeAll({ theme, width, size, isScreen, ids }: Sitting): Promise<void> {
    const context = await browser.newContext({ ...stillContext, viewport: size });
    const fresh = async () => {
      const page = await open(context, server.address, theme, style);
      return { page, ...watchRequests(page) };
    };
    let { page, quiet } = await fresh();
    const take = async (id: string) => {
      const end = await select(page, { storyId: id });
      if (!drawn.has(end)) failures.push(`${id} (${theme}): ${end}`);
      await quiet();
      await page.evaluate(rest);
      const height = isScreen ? size.height : await page.evaluate(drawnHeight);
      const name = `${id}.${theme}.${width}.png`;
      writeFileSync(join(folder, name), await shoot(page, height));
      names.push(name);
      if (end !== 'timeout') return;
      // Storybook reloads a page whose story still runs when the next one is selected.
      await page.close();
      ({ page, quiet } = await fresh());
    };
    for (const id of ids) {
      await take(id).catch((cause: unknown) => {
        throw new Error(`No picture of ${id} (${theme}).`, { cause });
      });
    }
    await context.close();
  }

  try {
    const sittings = inSittings(wanted, await readWindows(browser, server.address, wanted));
    const work = async () => {
      for (let next = sittings.shift(); next; next = sittings.shift()) await takeAll(next);
    };
    await Promise.all([work(), work()]);
  } finally {
    await browser.close();
    await server.close();
  }
  return { names, failures, seconds: (Date.now() - began) / 1000 };
}

/** Stories that one page shows one after the other. */
interface Sitting {
  theme: Theme;
  width: string;
  size: { width: number; height: number };
  isScreen: boolean;
  ids: string[];
}

function inSittings(wanted: Wanted[], { own, sizes }: Windows): Sitting[] {
  const sittings = new Map<string, Sitting[]>();
  for (const { id, theme, width = own.get(id) ?? 'desktop', height: wished } of wanted) {
    const size = sizes.get(width);
    if (size === undefined) throw new Error(`${width}: ${[...sizes.keys()].join(', ')}`);
    const isScreen = /^(?:screens|flows|app)-/.test(id);
    const height = isScreen ? (wished ?? SCREEN_HEIGHT) : size.height;
    const key = [theme, width, height, isScreen].join(' ');
    const alike = sittings.get(key) ?? [];
    sittings.set(key, alike);
    const last = alike.at(-1);
    if (last && last.ids.length < STORIES_OF_A_PAGE) last.ids.push(id);
    else {
      alike.push({ theme, width, size: { ...size, height }, isScreen, ids: [id] });
    }
  }
  return [...sittings.values()].flat();
}
