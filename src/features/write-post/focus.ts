import { afterPaint } from '@/design/hooks/afterPaint';

const LEADING = ['[data-leads]', 'textarea, input:not([type="file"])', 'button, a[href]'];

/**
 * Takes the focus to a block: back to `kept`, where that is a part of it, else to the part that
 * leads, at the end of its words.
 */
export function focusBlock(root: HTMLElement, id: string, kept: Element | null = null): void {
  const block = root.querySelector(`[data-block="${CSS.escape(id)}"]`);
  if (!block) return;
  const within = kept && block.contains(kept) ? kept : null;
  const target =
    within ?? LEADING.map((selector) => block.querySelector(selector)).find((found) => found);
  if (!(target instanceof HTMLElement)) return;
  target.focus({ preventScroll: true });
  const isText = target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;
  if (!within && isText) target.setSelectionRange(target.value.length, target.value.length);
  // Not at once: the browser would have to lay the page out within the press.
  afterPaint(() => block.scrollIntoView({ block: 'nearest' }));
}

/** The id of the block that a part of the page belongs to. */
export function blockIdAt(target: EventTarget | null): string | null {
  const block = target instanceof Element ? target.closest('[data-block]') : null;
  return block?.getAttribute('data-block') ?? null;
}
