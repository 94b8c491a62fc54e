/** Browser flags that make pictures independent of the machine's fonts, screen and processors. */
export const stillFlags = [
  '--disable-gpu',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--disable-font-subpixel-positioning',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
  '--disable-partial-raster',
  '--disable-skia-runtime-opts',
  '--disable-threaded-animation',
  '--disable-threaded-scrolling',
  '--disable-checker-imaging',
  '--disable-image-animation-resync',
  '--disable-new-content-rendering-timeout',
  '--run-all-compositor-stages-before-draw',
  // Animated drawings in an <img> follow only this flag, not the page's own reduced motion.
  '--force-prefers-reduced-motion',
];

/** Browser context options for pictures. */
export const stillContext = {
  reducedMotion: 'reduce',
  locale: 'ko-KR',
  timezoneId: 'Asia/Seoul',
} as const;

/** Nothing moves or blinks. */
export const stillStyle = `*, *::before, *::after {
  animation-delay: -1ms !important; animation-duration: 1ms !important;
  animation-iteration-count: 1 !important; transition: none !important;
  caret-color: transparent !important; scroll-behavior: auto !important;
}`;

export interface Stillness {
  /** Restarts the random numbers. */
  restart: () => void;
  /** Whether the page has timers that will soon fire. */
  isWaiting: () => boolean;
}

/**
 * Runs in the page before anything else: stops the clock, repeats random numbers, and keeps
 * elements that would disappear, like a toast. The site's own font loads at every width, because a
 * phone would use the machine's. It uses nothing from outside, so that it can be sent to a page.
 */
export function standStill(): Stillness {
  const now = Date.UTC(2026, 10, 26, 3);
  window.Date = new Proxy(Date, {
    construct: (target, args: unknown[], newTarget) =>
      Reflect.construct(target, args.length > 0 ? args : [now], newTarget) as Date,
    get: (target, key) => (key === 'now' ? () => now : (Reflect.get(target, key) as unknown)),
  });
  let seed = 1;
  Math.random = () => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7f_ff_ff_ff;
    return seed / 0x80_00_00_00;
  };
  const ask = window.matchMedia.bind(window);
  window.matchMedia = (query) =>
    ask(query === '(hover: hover) and (min-width: 600px)' ? 'all' : query);

  const LONG = 3000;
  const waiting = new Set<unknown>();
  const later = window.setTimeout.bind(window);
  const never = window.clearTimeout.bind(window);
  const idle = window.requestIdleCallback.bind(window);
  const setTimer = (run: (...given: unknown[]) => void, delay = 0, ...given: unknown[]) => {
    if (delay >= LONG) return later(run, Math.min(delay * 100, 0x7f_ff_ff_ff), ...given);
    const id: number = later(() => {
      waiting.delete(id);
      run(...given);
    }, delay);
    waiting.add(id);
    return id;
  };
  Object.assign(window, {
    setTimeout: setTimer,
    clearTimeout: (id?: number) => {
      if (id !== undefined) waiting.delete(id);
      never(id);
    },
    requestIdleCallback: (run: IdleRequestCallback, options?: IdleRequestOptions) => {
      const mark = {};
      waiting.add(mark);
      return idle((deadline) => {
        waiting.delete(mark);
        run(deadline);
      }, options);
    },
  });
  return {
    restart: () => {
      seed = 1;
    },
    isWaiting: () => waiting.size > 0,
  };
}

/** The bottom of the lowest drawn element or layer. As self-contained as `standStill`. */
export function drawnHeight(): number {
  const bottoms = [...document.querySelectorAll('body *')]
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 1 && height > 1)
    .map(({ bottom }) => bottom);
  return Math.ceil(Math.min(window.innerHeight, Math.max(40, ...bottoms)));
}

/** The browser and its system, as far as they affect the shape of letters and edges. */
export const browserOfPage = (): string =>
  `${/Chrome\/\d+/.exec(navigator.userAgent)?.[0] ?? navigator.userAgent} ${navigator.platform}`;
