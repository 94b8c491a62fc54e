// The history of this visit as the router, the overlays and the writing pages share it: see docs/decisions/0044-back-closes.md.
// This file alone gives the router its window.

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

/** What lies above the page, as `src/design/hooks/useOverlay.ts` keeps it. */
export interface Overlays {
  isOpen: () => boolean;
  requestCloseTop: () => void;
  listen: (listener: () => void) => void;
}

/**
 * Where the browser's back or forward leads: so many steps back, or forward to an address. The question about leaving is an
 * overlay, and its entry replaces all that lie ahead, so what lay there is no number of steps away any more.
 */
export type Destination = { steps: number } | { path: string };

/** Asked before the router hears of the browser's back and forward. */
export interface Guard {
  /** Whether the page stays where it is, although the browser has gone to the destination already. */
  holds: (to: Destination) => boolean;
}

/** How long the browser may take to go to an entry that is there, in ms, before it is given up. */
const TIMEOUT = 1000;

/**
 * The history of a window. While an overlay is open, one entry of the same address lies above the page's own, so that back
 * closes what is on top. The router never hears of that entry: its next step takes the entry's place.
 */
export function createSiteHistory(browser: Window, overlays: Overlays) {
  const { history } = browser;
  /** The state of the page as the router knows it. */
  let state = unmarked(history.state);
  /** Whether the browser is at the entry of the overlays. */
  let isAbove = isMarked(history.state);
  /** What the router replaced while the browser was at the entry of the overlays: the page's own entry has yet to get it. */
  let replaced: { url: string | URL | null | undefined } | null = null;
  /** Where a step of our own leads, and what ends the wait for it: the browser goes there later than we ask. */
  let pending: { place: EntryPlace; end: (isThere: boolean) => void } | null = null;
  /** What is to be written once the browser has arrived. */
  let waiting: (() => void)[] = [];
  /** Where the router is while its write waits; the browser has yet to go there. */
  let ahead: URL | null = null;
  /** The router goes somewhere: the entry of the overlays is left as it is until the browser has arrived. */
  let isLeaving = false;
  /** What was asked to close has yet to do so. */
  let isClosing = false;
  let guard: Guard | null = null;
  let router: ((event: PopStateEvent) => void) | null = null;

  function write(work: () => void): void {
    if (pending) waiting.push(work);
    else work();
  }

  /** Goes to the page's own entry or to the one above it, unseen by the router. */
  function step(steps: number, isThereAbove: boolean, then: () => void = () => undefined): void {
    const giveUp = () => {
      pending?.end(false);
      // The browser may make the step yet: one more would lead beyond it.
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

  /** Puts the entry above the page while something is open, and takes it away afterwards. */
  function settle(): void {
    if (pending || isLeaving || isClosing || overlays.isOpen() === isAbove) return;
    if (isAbove) {
      step(-1, false, arriveBelow);
      return;
    }
    try {
      history.pushState(marked(state), '');
    } catch {
      // Some browsers refuse many entries in a short time: back leaves the page then.
    }
    isAbove = isMarked(history.state);
  }

  // What closes often makes room for the next: a menu for its dialog, a drawer for a page.
  const settleSoon = () => void setTimeout(settle, 0);

  /** Back was pressed while something was open: it closes what is on top, and not the page. */
  function closeTop(): void {
    arriveBelow();
    isClosing = true;
    overlays.requestCloseTop();
    setTimeout(() => {
      isClosing = false;
      // More is open, or it stays. The entry is still ahead: for a new one, which no press asked for, browsers would skip
      // the page at the next back.
      if (!pending && !isAbove && overlays.isOpen()) step(1, true, () => (isAbove = true));
    }, 0);
  }

  /** The destination that the browser has just come to by so many steps. */
  function destinationOf(steps: number): Destination {
    const { pathname, search, hash } = browser.location;
    return steps < 0 ? { steps } : { path: pathIn(pathname) + search + hash };
  }

  /**
   * The browser has come to an entry while a step of our own was pending. It may be another one: some browsers drop a step
   * when somebody presses back meanwhile.
   * @returns whether that was all that is to be done
   */
  function endStep({ place, end }: NonNullable<typeof pending>, arrived: EntryPlace): boolean {
    if (isSame(place, arrived)) {
      end(true);
      settle();
      return true;
    }
    const steps = distance(arrived, place);
    if (waiting.length > 0 && !Number.isNaN(steps)) {
      // The router has gone on meanwhile, from the place that the step leads to.
      history.go(steps);
      return true;
    }
    // As if the step had been made, and the press came after it.
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

  /** Writes what the router asks for, at once or after the wait; meanwhile the router is there already. */
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
        // What is still open belongs to the page that was left.
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
  // A page that comes back as it was left hears of no arrival.
  browser.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    isLeaving = false;
    isAbove = isMarked(history.state);
    pending?.end(false);
    settleSoon();
  });
  overlays.listen(() => (overlays.isOpen() ? settle() : settleSoon()));
  // A page that was reloaded under an open overlay has none any more.
  settleSoon();

  return {
    /** The window that the router works with. */
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

    /** Has `asked` hear of the browser's back and forward. Gives the function that ends it. */
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

/** The history of this browser's window; null where there is none: on the server and in stories. */
export const siteHistory = (): SiteHistory | null => current;

/** Starts it, once, before the router. */
export const startSiteHistory = (overlays: Overlays): SiteHistory =>
  (current ??= createSiteHistory(window, overlays));

let askFirst: ((path: string) => boolean) | null = null;

/**
 * Whether the page may be left for another by other means than a link, such as a search. Where it may
 * not, the form that holds unsaved words asks first and goes there itself.
 */
export const mayNavigate = (path: string): boolean => askFirst?.(path) ?? true;

/** Has `ask` decide what `mayNavigate` answers. Gives the function that ends it. */
export function askBeforeNavigating(ask: (path: string) => boolean): () => void {
  askFirst = ask;
  return () => {
    if (askFirst === ask) askFirst = null;
  };
}
