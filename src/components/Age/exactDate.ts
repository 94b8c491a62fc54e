import { bubble } from './exactDate.css';

/** The gap between the text and the bubble, and at the edges of the window, in px. */
const GAP = 6;
const ID = 'exact-date';

const format = new Intl.DateTimeFormat('ko-KR', {
  timeZone: 'Asia/Seoul',
  dateStyle: 'full',
  timeStyle: 'short',
});

/** The date and time of a moment in the usual Korean form. */
export const exactDate = (at: string): string => format.format(Date.parse(at));

let shown: { anchor: HTMLElement; close: () => void } | null = null;

function place(tip: HTMLElement, anchor: HTMLElement): void {
  const { left, width, top, bottom } = anchor.getBoundingClientRect();
  const most = document.documentElement.clientWidth - tip.offsetWidth - GAP;
  const x = Math.max(GAP, Math.min(most, left + width / 2 - tip.offsetWidth / 2));
  const above = top - tip.offsetHeight - GAP;
  tip.style.left = `${x}px`;
  tip.style.top = `${above < GAP ? bottom + GAP : above}px`;
}

/** Hides the date if it belongs to this age. */
export function hideExactDate(anchor: HTMLElement): void {
  if (shown?.anchor === anchor) shown.close();
}

/** Shows the date and time of an age next to it; scrolling, Escape and a press elsewhere hide it. */
export function showExactDate(anchor: HTMLElement, at: string): void {
  if (shown?.anchor === anchor) return;
  shown?.close();
  const tip = document.createElement('div');
  tip.id = ID;
  tip.role = 'tooltip';
  tip.className = bubble;
  tip.textContent = exactDate(at);
  tip.popover = 'manual';
  // In a dialog the rest of the page is out of reach, for screen readers too.
  (anchor.closest('dialog') ?? document.body).append(tip);
  tip.showPopover();
  place(tip, anchor);
  anchor.setAttribute('aria-describedby', ID);

  const ended = new AbortController();
  const close = () => {
    ended.abort();
    tip.remove();
    anchor.removeAttribute('aria-describedby');
    shown = null;
  };
  shown = { anchor, close };
  const { signal } = ended;
  window.addEventListener('scroll', close, { signal, capture: true, passive: true });
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && close(), { signal });
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      if (!anchor.contains(target as Node)) close();
    },
    { signal },
  );
}
