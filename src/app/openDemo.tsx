import { basePath } from '@/config/base';
import { openedAddress, readDemoChoices, storyAddress } from '@/config/demoAddress';
import { storageKeys, store } from '@/config/storage';
import { createRoot } from 'react-dom/client';
import { DemoBar, type DemoBarProps } from './layouts/DemoBar';

/**
 * Turns to the page that the demo's address asks for, in the theme that it names.
 * @returns what the address has chosen
 */
export function openDemo() {
  const opened = openedAddress(location.search, basePath);
  if (opened !== null) history.replaceState(null, '', opened);
  const choices = readDemoChoices(location.search);
  if (choices.theme) {
    store(storageKeys.theme, choices.theme);
    document.documentElement.dataset.theme = choices.theme;
  }
  return choices;
}

/** Where Storybook is; the build knows it and no address says it. */
function storybook(): string | null {
  if (import.meta.env.DEV) return `http://${location.hostname}:6006/`;
  const place: unknown = import.meta.env.VITE_STORYBOOK;
  return typeof place === 'string' ? new URL(place, location.origin + basePath).href : null;
}

type Choices = ReturnType<typeof openDemo>;

/** Shows above every page what the address has chosen, if anything. */
export function showDemoBar(
  { role, theme, unknown, ...choices }: Choices,
  world: { titles: string[]; unknown: string[] },
): void {
  const place = storybook();
  const bar: DemoBarProps = {
    role,
    theme,
    scenarios: world.titles,
    unknown: [...unknown, ...world.unknown],
    story: place && storyAddress(place, choices),
  };
  if (!Object.values(bar).flat().some(Boolean)) return;
  const host = document.createElement('div');
  document.body.prepend(host);
  createRoot(host).render(<DemoBar {...bar} />);
}
