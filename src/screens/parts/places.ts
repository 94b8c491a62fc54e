import { contentId, postPath } from '@/config/routes';

/** How long is waited for something to leave or to come, in frames. */
const PATIENCE = 30;

function soon(isReady: () => boolean, act: () => void, left = PATIENCE): void {
  requestAnimationFrame(() => {
    if (isReady() || left === 0) act();
    else soon(isReady, act, left - 1);
  });
}

const titleOf = (card: HTMLElement) => card.querySelector<HTMLElement>('h2 a, a:has(h2)');

/**
 * A card is about to leave, and with it the button that had the focus: the focus then goes to the
 * next card that stays, else to the one before, else to the page's content.
 */
export function leavePlace(button: HTMLElement | null): void {
  const own = button?.closest('article');
  if (!button || !own) return;
  const cards = [...document.querySelectorAll<HTMLElement>('main article')];
  const at = cards.indexOf(own);
  const others = [...cards.slice(at + 1), ...cards.slice(0, Math.max(at, 0)).reverse()];
  soon(
    () => !button.isConnected,
    () => {
      if (button.isConnected) return;
      const stays = others.find((card) => card.isConnected);
      const place = (stays && titleOf(stays)) ?? document.getElementById(contentId);
      place?.focus({ preventScroll: stays === undefined });
    },
  );
}

/** A post came back: the focus goes to its title. */
export function focusPost(postId: string): void {
  const find = () =>
    document.querySelector<HTMLElement>(`main article h2 a[href="${postPath(postId)}"]`);
  soon(
    () => find() !== null,
    () => find()?.focus(),
  );
}

/** The words of a comment go, and with them its buttons: the focus stays with what is left of it. */
export function focusComment(commentId: string): void {
  const find = () => document.querySelector<HTMLElement>(`#${commentId}[tabindex]`);
  soon(
    () => find() !== null,
    () => find()?.focus({ preventScroll: true }),
  );
}
