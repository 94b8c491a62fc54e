import { beginHydration } from '@/design/hydration/hydration';
import { EARLY_PRESSES } from '@contract/rendering';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './App';
import type { Store } from './screens';

type Presses = Set<HTMLElement> & { end: AbortController };

/**
 * Answers the presses of a page that the server rendered, made before its code had come: each button
 * once, however often it was pressed. React hydrates the pressed part first. Call it once the root
 * is being hydrated.
 */
function answerEarlyPresses(): void {
  // The page's own script has set it, which the compiler cannot know.
  const presses = (globalThis as { [EARLY_PRESSES]?: Presses })[EARLY_PRESSES];
  presses?.end.abort();
  presses?.forEach((button) => {
    if (button.isConnected) button.click();
  });
}

/** Hydrates a page that the server rendered, from the state that came with it. */
export function hydrate(root: HTMLElement, store: Store): void {
  beginHydration();
  // As a transition, it lets the browser paint in between.
  startTransition(() => void hydrateRoot(root, <App store={store} />));
  answerEarlyPresses();
}
