import { addressOf } from '@/config/base';
import { contentId, postPath } from '@/config/routes';

/** How long to wait for something to leave or to appear, in frames. */
const FRAMES_MOST = 30;

function soon(isReady: () => boolean, act: () => void, left = FRAMES_MOST): void {
  requestAnimationFrame(() => {
    if (isReady() || left === 0) act();
    else soon(isReady, act, left - 1);
  });
}

/** The title of a card; a row has no heading, so its link is its title. */
const titleIn = (place: Element) =>
  place.querySelector<HTMLElement>('h2 a, a:has(h2)') ?? place.querySelector('a');

/** The elements around a card in its list: far from the window they are only placeholders. */
function neighboursOf(card: Element): Element[] {
  const wrapper = card.parentElement;
  const own = wrapper?.children.length === 1 ? wrapper : card;
  const all = [...(own.parentElement?.children ?? [])];
  const at = all.indexOf(own);
  return [...all.slice(at + 1), ...all.slice(0, at).reverse()];
}

/**
 * A card or row is about to leave with the button that has the focus: moves the focus to the next
 * remaining card, else to the previous one, else to the page's content.
 */
export function leavePlace(button: HTMLElement | null): void {
  const card = button?.closest('article, li');
  // A person who has gone to another page in the meantime stays there.
  if (!button?.isConnected || !card) return;
  const others = neighboursOf(card);
  const find = () => {
    const stays = others.find((place) => place.isConnected);
    return stays ? titleIn(stays) : document.getElementById(contentId);
  };
  soon(
    // A card is drawn only when it comes near the window.
    () => !button.isConnected && find() !== null,
    () => {
      if (!button.isConnected) (find() ?? document.getElementById(contentId))?.focus();
    },
  );
}

/** A post was restored: moves the focus to its title. */
export function focusPost(postId: string): void {
  const find = () =>
    document.querySelector<HTMLElement>(`main article h2 a[href="${addressOf(postPath(postId))}"]`);
  soon(
    () => find() !== null,
    () => find()?.focus(),
  );
}

/** The text of a comment is removed with its buttons: the focus stays on the rest of the comment. */
export function focusComment(commentId: string): void {
  const find = () => document.querySelector<HTMLElement>(`#${commentId}[tabindex]`);
  soon(
    () => find() !== null,
    () => find()?.focus({ preventScroll: true }),
  );
}
