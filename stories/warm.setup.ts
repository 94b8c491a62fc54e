import React from 'react';

// React tells the browser's developer tools about each element and each drawn component, which is a
// tenth of a story's time, and nobody opens them here. It asks for these as it loads, which is below.
Object.assign(console, { createTask: undefined, timeStamp: undefined });

// React records where each element was made, for reports that only developer tools show. It stops
// after ten thousand elements, so it is told that there were more.
const internals = Object.entries(React).find(([name]) =>
  name.startsWith('__CLIENT_INTERNALS'),
)?.[1];
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Infinity,
  set: () => undefined,
});

// Vite compiles lazily loaded modules on their first request. On a cold and busy machine that takes
// longer than a story waits, so this file loads them all before the first story. The files of a
// renderer share their modules, so it runs once and not for each file.
const modules = import.meta.glob('/src/{screens,features,components,design}/**/*.tsx');
const renderer = globalThis as { isWarm?: Promise<void> };
await (renderer.isWarm ??= warm());

async function warm(): Promise<void> {
  await Promise.all(Object.values(modules).map((load) => load()));
  // Until the next task Vite inserts a sheet beside the last one.
  await new Promise((resolve) => setTimeout(resolve));
  mergeSheets();
}

// Axe visits every element of a page, and half of them would be style sheets.
function mergeSheets(): void {
  const sheets = [...document.querySelectorAll('style[data-vite-dev-id]')];
  const merged = document.createElement('style');
  merged.textContent = sheets.map(({ textContent }) => textContent).join('\n');
  sheets.at(-1)?.after(merged);
  for (const sheet of sheets) sheet.remove();
}
