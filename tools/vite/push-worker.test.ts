import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';

const ORIGIN = 'https://mulbit.test';

interface Tab {
  url: string;
  refuses?: boolean;
}

/** Presses a notification of the site's worker while tabs are open. @returns its actions */
async function press(path: string, tabs: Tab[]): Promise<string[]> {
  const did: string[] = [];
  const listeners = new Map<string, (event: object) => void>();
  const shown = tabs.map(({ url, refuses = false }) => ({
    url,
    focus: () => Promise.resolve(did.push(`focus ${url}`)),
    navigate: (to: string) =>
      refuses ? Promise.reject(new Error('refused')) : Promise.resolve(did.push(`lead to ${to}`)),
  }));
  const self = {
    addEventListener: (name: string, listener: (event: object) => void) =>
      listeners.set(name, listener),
    location: { origin: ORIGIN },
    clients: {
      matchAll: () => Promise.resolve(shown),
      openWindow: (url: string) => Promise.resolve(did.push(`open ${url}`)),
    },
  };
  runInNewContext(readFileSync('public/sw.js', 'utf8'), { self, URL });
  const work: Promise<unknown>[] = [];
  listeners.get('notificationclick')?.({
    notification: { data: { path }, close: () => did.push('close') },
    waitUntil: (begun: Promise<unknown>) => void work.push(begun),
  });
  await Promise.all(work);
  return did;
}

const post = `${ORIGIN}/post/1#comment2`;
const home = `${ORIGIN}/`;

it('a press on a notification opens a tab if there is no open one', async () => {
  expect(await press('/post/1#comment2', [])).toEqual(['close', `open ${post}`]);
});

it('a press on a notification navigates the last used tab to its page', async () => {
  const tabs = [{ url: home }, { url: `${ORIGIN}/my` }];
  expect(await press('/post/1#comment2', tabs)).toEqual([
    ...['close', `focus ${home}`, `lead to ${post}`],
  ]);
});

it('a press on a notification only focuses a tab that already shows its page', async () => {
  const tabs = [{ url: home }, { url: post }];
  expect(await press('/post/1#comment2', tabs)).toEqual(['close', `focus ${post}`]);
});

it('a press on a notification opens a tab if the open one cannot navigate', async () => {
  const tabs = [{ url: home, refuses: true }];
  expect(await press('/post/1#comment2', tabs)).toEqual([
    ...['close', `focus ${home}`, `open ${post}`],
  ]);
});

it('a press on a notification never leaves the site', async () => {
  expect(await press('https://elsewhere.example/', [{ url: home }])).toEqual(['close']);
  expect(await press('//elsewhere.example/', [])).toEqual(['close']);
});
