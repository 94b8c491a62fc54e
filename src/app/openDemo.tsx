import { basePath } from '@/config/base';
import { openedAddress, readDemoChoices, storyAddress } from '@/config/demoAddress';
import { storageKeys, store } from '@/config/storage';
import { createRoot } from 'react-dom/client';
import { DemoBar } from './layouts/DemoBar';

const CHOICES = 'mulbit.demo';
/** The choices that survive a reload; the site itself stores the theme and the session. */
const kept = ['scenario', 'story', 'globals'];

/** Reads or writes the stored choices of this tab, as a query. */
function keptQuery(query?: string): string {
  try {
    if (query !== undefined) sessionStorage.setItem(CHOICES, query);
    return sessionStorage.getItem(CHOICES) ?? '';
  } catch {
    // The browser denies storage: a reload forgets the choices.
    return '';
  }
}

/** The query of the address; if it has no choices, those from before a reload. */
function chosenQuery(): string {
  const params = new URLSearchParams(location.search);
  const isChosen = kept.some((name) => params.has(name));
  if (!isChosen)
    for (const [name, value] of new URLSearchParams(keptQuery())) params.set(name, value);
  const chosen = [...params].filter(([name]) => kept.includes(name));
  keptQuery(new URLSearchParams(chosen).toString());
  return params.toString();
}

/** Loads the page without choices. */
function leave(): void {
  keptQuery('');
  location.assign(location.pathname);
}

/**
 * Navigates to the page in the demo's address, in the theme in that address.
 * @returns the choices in the address
 */
export function openDemo() {
  const opened = openedAddress(location.search, basePath);
  if (opened !== null) history.replaceState(null, '', opened);
  const choices = readDemoChoices(chosenQuery());
  if (choices.theme) {
    store(storageKeys.theme, choices.theme);
    document.documentElement.dataset.theme = choices.theme;
  }
  return choices;
}

/** The address of Storybook; it comes from the build, never from an address. */
function storybook(): string | null {
  if (import.meta.env.DEV) return `http://${location.hostname}:6006/`;
  const place: unknown = import.meta.env.VITE_STORYBOOK;
  return typeof place === 'string' ? new URL(place, location.origin + basePath).href : null;
}

type Choices = ReturnType<typeof openDemo>;

/** Shows the choices in the address above every page, if there are any. */
export function showDemoBar(
  { role, theme, unknown, ...choices }: Choices,
  world: { titles: string[]; unknown: string[] },
): void {
  const place = storybook();
  const story = place && storyAddress(place, choices);
  const shown = { role, theme, scenarios: world.titles, unknown: [...unknown, ...world.unknown] };
  if (![story, ...Object.values(shown).flat()].some(Boolean)) return;
  const host = document.createElement('div');
  document.body.prepend(host);
  createRoot(host).render(<DemoBar {...shown} story={story} onLeave={leave} />);
}
