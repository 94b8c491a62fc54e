import { test as base, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const folder = 'dist/design';
/** A static host serves a project or a branch below its own path. */
const SUB_PATH = '/mulbit/branch/';

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** An entry of the built Storybook's index. */
export interface IndexEntry {
  id: string;
  title: string;
  type: 'story' | 'docs';
  tags: string[];
}

export async function readIndex(): Promise<IndexEntry[]> {
  const index = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, IndexEntry>;
  };
  return Object.values(index.entries);
}

interface Served {
  /** The address of the built Storybook below a sub-path. */
  served: string;
  /** Storybook's frame without a story; it switches between stories, because loading is slow. */
  frame: Page;
}

export const test = base.extend<object, Served>({
  served: [
    // Playwright reads from the first parameter which fixtures this one needs.
    async ({}, use) => {
      const server = createServer((request, response) => {
        const { pathname } = new URL(request.url ?? '', 'http://localhost');
        const path = pathname.slice(SUB_PATH.length).replace(/(^|\/)$/, '$1index.html');
        const found = pathname.startsWith(SUB_PATH)
          ? readFile(join(folder, decodeURIComponent(path)))
          : Promise.reject(new Error('Outside the sub-path'));
        found.then(
          (content) => {
            response.writeHead(200, {
              'content-type': types[extname(path)] ?? 'application/octet-stream',
            });
            response.end(content);
          },
          () => response.writeHead(404).end(),
        );
      });
      await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
      await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}${SUB_PATH}`);
      server.close();
    },
    { scope: 'worker' },
  ],
  frame: [
    async ({ browser, served }, use) => {
      const page = await browser.newPage({ reducedMotion: 'reduce' });
      // Leaving a story during its play reloads the page.
      await page.goto(`${served}iframe.html?viewMode=story`);
      await page.waitForFunction(() =>
        Boolean(
          (globalThis as { __STORYBOOK_PREVIEW__?: { storyStoreValue?: unknown } })
            .__STORYBOOK_PREVIEW__?.storyStoreValue,
        ),
      );
      await use(page);
    },
    { scope: 'worker' },
  ],
});
