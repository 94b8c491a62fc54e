import { afterPaint } from '@/design/hooks/afterPaint';

const LEADING = ['[data-leads]', 'textarea, input:not([type="file"])', 'button, a[href]'];

/**
 * Moves the focus to a block: back to `kept` if that is inside it, else to its main field, at the
 * end of the text.
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
  // Delayed: the browser would have to compute the layout during the press.
  afterPaint(() => block.scrollIntoView({ block: 'nearest' }));
}

/** Returns the id of the block that contains an element. */
export function blockIdAt(target: EventTarget | null): string | null {
  const block = target instanceof Element ? target.closest('[data-block]') : null;
  return block?.getAttribute('data-block') ?? null;
}
