import { beginHydration } from '@/design/hydration/hydration';
import { EARLY_PRESSES } from '@contract/rendering';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './App';
import type { Store } from './screens';

type Presses = Set<HTMLElement> & { end: AbortController };

/**
 * Handles presses on a server-rendered page from before its code had loaded: each button once,
 * however often it was pressed. React hydrates the pressed part first. Call it once the root is
 * being hydrated.
 */
function answerEarlyPresses(): void {
  // The page's inline script has set it; TypeScript cannot know that.
  const presses = (globalThis as { [EARLY_PRESSES]?: Presses })[EARLY_PRESSES];
  presses?.end.abort();
  presses?.forEach((button) => {
    if (button.isConnected) button.click();
  });
}

/** Hydrates a server-rendered page from the state that came with it. */
export function hydrate(root: HTMLElement, store: Store): void {
  beginHydration();
  // As a transition, it lets the browser paint in between.
  startTransition(() => void hydrateRoot(root, <App store={store} />));
  answerEarlyPresses();
}
