import { addressOf } from '@/config/base';
import { contentId, postPath } from '@/config/routes';

/** How long is waited for something to leave or to come, in frames. */
const FRAMES_MOST = 30;

function soon(isReady: () => boolean, act: () => void, left = FRAMES_MOST): void {
  requestAnimationFrame(() => {
    if (isReady() || left === 0) act();
    else soon(isReady, act, left - 1);
  });
}

/** The title of a card; a row has no heading, and its title is its link. */
const titleIn = (place: Element) =>
  place.querySelector<HTMLElement>('h2 a, a:has(h2)') ?? place.querySelector('a');

/** What stands around a card in its list: far from the window only the place of a card is there. */
function neighboursOf(card: Element): Element[] {
  const wrapper = card.parentElement;
  const own = wrapper?.children.length === 1 ? wrapper : card;
  const all = [...(own.parentElement?.children ?? [])];
  const at = all.indexOf(own);
  return [...all.slice(at + 1), ...all.slice(0, at).reverse()];
}

/**
 * A card or row is about to leave, and with it the button that had the focus: the focus then goes to the
 * next card that stays, else to the one before, else to the page's content.
 */
export function leavePlace(button: HTMLElement | null): void {
  const card = button?.closest('article, li');
  // Anyone who has gone to another page meanwhile is not taken back.
  if (!button?.isConnected || !card) return;
  const others = neighboursOf(card);
  const find = () => {
    const stays = others.find((place) => place.isConnected);
    return stays ? titleIn(stays) : document.getElementById(contentId);
  };
  soon(
    // A card that comes near is drawn only then.
    () => !button.isConnected && find() !== null,
    () => {
      if (!button.isConnected) (find() ?? document.getElementById(contentId))?.focus();
    },
  );
}

/** A post came back: the focus goes to its title. */
export function focusPost(postId: string): void {
  const find = () =>
    document.querySelector<HTMLElement>(`main article h2 a[href="${addressOf(postPath(postId))}"]`);
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
