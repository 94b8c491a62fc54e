import { DAY, seoulDayBounds } from '@contract/rules/site/time';
import { delay, http, type RequestHandler } from 'msw';

/** How late each call is answered (ms). */
export const latencies = {
  none: { title: '지연 없음', ms: 0 },
  short: { title: '0.3초', ms: 300 },
  long: { title: '2초', ms: 2000 },
  veryLong: { title: '8초', ms: 8000 },
};

/** How far the page's clock is from the device's (ms). */
export const clocks = {
  now: { title: '지금', offset: (_now: number) => 0 },
  tomorrow: { title: '내일', offset: (_now: number) => DAY },
  midnight: {
    title: '서울의 자정 5초 전',
    offset: (now: number) => seoulDayBounds(now).last - 5000 - now,
  },
};

export const textSizes = {
  normal: { title: '글자 100%', size: '' },
  large: { title: '글자 150%', size: '150%' },
  huge: { title: '글자 200%', size: '200%' },
};

export const motions = {
  device: { title: '기기의 움직임' },
  reduced: { title: '움직임 줄이기' },
};

type Undo = () => void;

const choose = <Choices extends object>(choices: Choices, value: unknown, usual: keyof Choices) =>
  choices[Object.keys(choices).includes(String(value)) ? (value as keyof Choices) : usual];

/** A handler that delays every call by the toolbar's latency. It must come first. */
export function latencyHandlers(value: unknown): RequestHandler[] {
  const { ms } = choose(latencies, value, 'none');
  return ms === 0 ? [] : [http.all('/api/*', () => delay(ms))];
}

/**
 * Sets the page's clock, text size and motion as the toolbars say. The mock world is to be made
 * before, so that the page alone is in another time.
 * @returns what restores them
 */
export function setEnvironment(globals: Record<string, unknown>): Undo {
  const now = Date.now();
  const undo = [
    shiftClock(choose(clocks, globals.clock, 'now').offset(now)),
    setTextSize(choose(textSizes, globals.textSize, 'normal').size),
    globals.motion === 'reduced' ? reduceMotion() : () => undefined,
  ];
  return () => {
    for (const one of undo) one();
  };
}

function shiftClock(offset: number): Undo {
  if (offset === 0) return () => undefined;
  const RealDate = Date;
  window.Date = new Proxy(RealDate, {
    construct: (target, args: unknown[], newTarget) =>
      Reflect.construct(
        target,
        args.length > 0 ? args : [target.now() + offset],
        newTarget,
      ) as Date,
    get: (target, key) =>
      key === 'now' ? () => target.now() + offset : (Reflect.get(target, key) as unknown),
  });
  return () => {
    window.Date = RealDate;
  };
}

function setTextSize(size: string): Undo {
  const { style } = document.documentElement;
  style.fontSize = size;
  return () => {
    style.fontSize = '';
  };
}

const MOTION = /prefers-reduced-motion:\s*(reduce|no-preference)/;

const underReducedMotion = (query: string): string => {
  const asked = MOTION.exec(query)?.[1];
  if (asked === undefined) return query;
  return asked === 'reduce' ? 'all' : 'not all';
};

/** Makes the page's styles and code believe that the device asks for less motion. */
function reduceMotion(): Undo {
  const changed = new Map<CSSMediaRule, string>();
  const visit = (rules: CSSRuleList): void => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule && MOTION.test(rule.media.mediaText)) {
        changed.set(rule, rule.media.mediaText);
        rule.media.mediaText = underReducedMotion(rule.media.mediaText);
      }
      if (rule instanceof CSSGroupingRule) visit(rule.cssRules);
    }
  };
  const visitAll = () => {
    for (const sheet of document.styleSheets) visit(sheet.cssRules);
  };
  visitAll();
  // The styles of a screen come with its code.
  const observer = new MutationObserver(visitAll);
  observer.observe(document.head, { childList: true });
  const matchMedia = window.matchMedia.bind(window);
  window.matchMedia = (query) => matchMedia(underReducedMotion(query));
  return () => {
    observer.disconnect();
    window.matchMedia = matchMedia;
    for (const [rule, text] of changed) rule.media.mediaText = text;
  };
}
