// The history of this visit, shared by the router, the overlays and the writing pages: see
// docs/decisions/0044-back-closes.md. Only this file gives the router its window.

import { pathIn } from '@/config/base';
import {
  distance,
  indexOf,
  isMarked,
  isSame,
  marked,
  entryPlace,
  unmarked,
  type EntryPlace,
} from './historyEntry';

/** The open overlays, from `src/design/hooks/useOverlay.ts`. */
export interface Overlays {
  isOpen: () => boolean;
  requestCloseTop: () => void;
  listen: (listener: () => void) => void;
}

/**
 * Where the browser's back or forward leads: a number of steps back, or forward to an address. The question about
 * leaving is an overlay whose entry replaces all entries ahead, so a forward step cannot be counted any more.
 */
export type Destination = { steps: number } | { path: string };

/** Called before the router learns of the browser's back and forward. */
export interface Guard {
  /** Whether the page stays although the browser has already gone to the destination. */
  holds: (to: Destination) => boolean;
}

/** How long to wait for the browser to go to an existing entry, in ms. */
const TIMEOUT = 1000;

/**
 * The history of a window. While an overlay is open, an extra entry with the same address is above the page's
 * own, so that back closes the top overlay. The router never learns of that entry: its next step replaces it.
 */
export function createSiteHistory(browser: Window, overlays: Overlays) {
  const { history } = browser;
  /** The state of the page in the router's form. */
  let state = unmarked(history.state);
  /** Whether the browser is at the entry of the overlays. */
  let isAbove = isMarked(history.state);
  /** What the router replaced while the browser was at the entry of the overlays: the page's own entry still has to get it. */
  let replaced: { url: string | URL | null | undefined } | null = null;
  /** Where our own step leads, and the function that ends the wait for it: the browser gets there later than we ask. */
  let pending: { place: EntryPlace; end: (isThere: boolean) => void } | null = null;
  /** Writes to make once the browser has arrived. */
  let waiting: (() => void)[] = [];
  /** Where the router is while its write waits; the browser is not there yet. */
  let ahead: URL | null = null;
  /** The router is navigating: the entry of the overlays stays as it is until the browser has arrived. */
  let isLeaving = false;
  /** Overlays were asked to close but have not closed yet. */
  let isClosing = false;
  let guard: Guard | null = null;
  let router: ((event: PopStateEvent) => void) | null = null;

  function write(work: () => void): void {
    if (pending) waiting.push(work);
    else work();
  }

  /** Goes to the page's own entry or to the one above it, without telling the router. */
  function step(steps: number, isThereAbove: boolean, then: () => void = () => undefined): void {
    const giveUp = () => {
      pending?.end(false);
      // The browser may still make the step: another one would lead too far.
      if (!isAbove) settle();
    };
    const timer = setTimeout(giveUp, TIMEOUT);
    const end = (isThere: boolean) => {
      clearTimeout(timer);
      pending = null;
      if (isThere) then();
      const works = waiting;
      waiting = [];
      for (const work of works) write(work);
    };
    pending = { place: { index: indexOf(state), isAbove: isThereAbove }, end };
    history.go(steps);
  }

  function arriveBelow(): void {
    isAbove = false;
    if (replaced) history.replaceState(state, '', replaced.url);
    replaced = null;
  }

  /** Adds the entry above the page while something is open, and removes it afterwards. */
  function settle(): void {
    if (pending || isLeaving || isClosing || overlays.isOpen() === isAbove) return;
    if (isAbove) {
      step(-1, false, arriveBelow);
      return;
    }
    try {
      history.pushState(marked(state), '');
    } catch {
      // Some browsers refuse many entries in a short time: back then leaves the page.
    }
    isAbove = isMarked(history.state);
  }

  // Closing often makes room for the next: a menu for its dialog, a drawer for a page.
  const settleSoon = () => void setTimeout(settle, 0);

  /** Back was pressed while something was open: closes the top overlay, not the page. */
  function closeTop(): void {
    arriveBelow();
    isClosing = true;
    overlays.requestCloseTop();
    setTimeout(() => {
      isClosing = false;
      // Another overlay is open, or this one stays. The entry is still ahead: browsers would skip a
      // new one at the next back, because no press asked for it.
      if (!pending && !isAbove && overlays.isOpen()) step(1, true, () => (isAbove = true));
    }, 0);
  }

  /** The destination that the browser has just reached after a number of steps. */
  function destinationOf(steps: number): Destination {
    const { pathname, search, hash } = browser.location;
    return steps < 0 ? { steps } : { path: pathIn(pathname) + search + hash };
  }

  /**
   * The browser has reached an entry while our own step was pending. It may be a different entry:
   * some browsers drop a step when somebody presses back in the meantime.
   * @returns whether nothing is left to do
   */
  function endStep({ place, end }: NonNullable<typeof pending>, arrived: EntryPlace): boolean {
    if (isSame(place, arrived)) {
      end(true);
      settle();
      return true;
    }
    const steps = distance(arrived, place);
    if (waiting.length > 0 && !Number.isNaN(steps)) {
      // The router has navigated in the meantime, from the place that the step leads to.
      history.go(steps);
      return true;
    }
    // As if the step had been made and the press came after it.
    isAbove = place.isAbove;
    end(false);
    settleSoon();
    return false;
  }

  function onPop(event: PopStateEvent): void {
    isLeaving = false;
    if (pending && endStep(pending, entryPlace(event.state))) return;
    const [from, to] = [indexOf(state), indexOf(event.state)];
    const wasAbove = isAbove;
    isAbove = isMarked(event.state);
    if (from === to && isAbove !== wasAbove) {
      // Forward leads to an entry whose overlay is closed for good: `settle` goes back.
      if (wasAbove) closeTop();
      else settle();
      return;
    }
    if (from !== null && to !== null && from !== to && guard?.holds(destinationOf(to - from))) {
      isAbove = false;
      step(from - to, false);
      return;
    }
    state = unmarked(event.state);
    replaced = null;
    router?.(event);
    if (isAbove) settleSoon();
  }

  function go(steps: number): void {
    write(() => {
      isLeaving = true;
      history.go(isAbove && steps < 0 ? steps - 1 : steps);
    });
  }

  /** Makes the router's write, at once or after the wait; the router counts as arrived either way. */
  function writeAt(url: string | URL | null | undefined, work: () => void): void {
    if (pending) ahead = new URL(url ?? '', ahead ?? browser.location.href);
    write(() => {
      work();
      ahead = null;
    });
  }

  const routerHistory = {
    get state() {
      return state;
    },
    pushState(next: unknown, _title: string, url?: string | URL | null) {
      state = next;
      isLeaving = false;
      writeAt(url, () => {
        if (isAbove) history.replaceState(next, '', url);
        else history.pushState(next, '', url);
        // Anything still open belongs to the page that was left.
        isAbove = false;
        replaced = null;
      });
    },
    replaceState(next: unknown, _title: string, url?: string | URL | null) {
      state = next;
      writeAt(url, () => {
        history.replaceState(isAbove ? marked(next) : next, '', url);
        if (isAbove) replaced = { url };
      });
    },
    go,
  };

  browser.addEventListener('popstate', onPop);
  // A page that the browser restores gets no event for the arrival.
  browser.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    isLeaving = false;
    isAbove = isMarked(history.state);
    pending?.end(false);
    settleSoon();
  });
  overlays.listen(() => (overlays.isOpen() ? settle() : settleSoon()));
  // After a reload no overlay is open any more.
  settleSoon();

  return {
    /** The window for the router. */
    routerWindow: {
      history: routerHistory,
      get location() {
        return ahead ?? browser.location;
      },
      addEventListener: (_type: 'popstate', listener: (event: PopStateEvent) => void) => {
        router = listener;
      },
      removeEventListener: () => {
        router = null;
      },
    } as unknown as Window,

    /** Whether the entry before this one is a page of this site. */
    hasPageBefore: () => Boolean(indexOf(state)),

    go,

    /** Makes `asked` answer the browser's back and forward. Returns a function that ends it. */
    setGuard(asked: Guard): () => void {
      guard = asked;
      return () => {
        if (guard === asked) guard = null;
      };
    },
  };
}

export type SiteHistory = ReturnType<typeof createSiteHistory>;

let current: SiteHistory | null = null;

/** The history of this browser's window; null on the server and in stories, which have none. */
export const siteHistory = (): SiteHistory | null => current;

/** Creates it once, before the router starts. */
export const startSiteHistory = (overlays: Overlays): SiteHistory =>
  (current ??= createSiteHistory(window, overlays));

let askFirst: ((path: string) => boolean) | null = null;

/**
 * Whether the page may be left in other ways than by a link, such as by a search. If not, the form
 * with the unsaved text asks first and then navigates itself.
 */
export const mayNavigate = (path: string): boolean => askFirst?.(path) ?? true;

/** Makes `ask` decide what `mayNavigate` answers. Returns a function that ends it. */
export function askBeforeNavigating(ask: (path: string) => boolean): () => void {
  askFirst = ask;
  return () => {
    if (askFirst === ask) askFirst = null;
  };
}
