// The states of the browser's history entries. Only this file knows how the router numbers them
// (`history.state.idx`).

/** The state of an entry. `isOverlay` marks the extra entry above a page's own while an overlay is open. */
type EntryState = { idx?: unknown; isOverlay?: true } | null;

const stateOf = (state: unknown) => state as EntryState;
export const isMarked = (state: unknown): boolean => stateOf(state)?.isOverlay === true;
export const marked = (state: unknown) => ({ ...stateOf(state), isOverlay: true });

/** The router's number of an entry; null if another page made it. */
export function indexOf(state: unknown): number | null {
  const idx = stateOf(state)?.idx;
  return typeof idx === 'number' ? idx : null;
}

/** The state without the mark, as the router wrote it. */
export function unmarked(state: unknown): unknown {
  if (!isMarked(state)) return state;
  const { isOverlay: _isOverlay, ...own } = stateOf(state) ?? {};
  return own;
}

/** An entry in this visit: the router's number of its page, and whether it is the entry above that page. */
export interface EntryPlace {
  index: number | null;
  isAbove: boolean;
}

export const entryPlace = (state: unknown): EntryPlace => ({
  index: indexOf(state),
  isAbove: isMarked(state),
});
export const isSame = (one: EntryPlace, other: EntryPlace): boolean =>
  one.index === other.index && one.isAbove === other.isAbove;

/** How many entries one place is ahead of another; NaN if another page made either. */
export const distance = (from: EntryPlace, to: EntryPlace): number =>
  (to.index ?? NaN) + Number(to.isAbove) - (from.index ?? NaN) - Number(from.isAbove);
