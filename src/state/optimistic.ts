import { atom } from 'jotai';
import { viewerAtom, whileOwnerAtom } from './session';

/** What is shown of one thing before the server has answered. */
export interface OptimisticChange<Known, Wanted> {
  /** What the server last answered about it. */
  known: Known;
  /** What the member wants in the end, after the last change. */
  wanted: Wanted;
}

interface Steps<Known, Wanted> {
  /** The part of the known state that a change decides. */
  given: (known: Known) => Wanted;
  /** Sends a change; gives what the server answers. */
  send: (known: Known, wanted: Wanted) => Promise<Known>;
  /** Shows where the thing is, and where the changes lead. */
  show: (change: OptimisticChange<Known, Wanted>) => void;
}

/**
 * Optimistic changes of one kind: shown at once and sent one after another, so that none overtakes the one
 * before, until the server answers what was wanted last. A failure shows what the server last
 * answered, and is thrown on. When another viewer comes, nothing more is shown or sent.
 *
 * The atom takes the id of the thing, what is known of it (unless a change is under way already), and
 * the steps. It gives what the server answered in the end; null for a change that joined one under
 * way, and for a member who is no longer here.
 */
export function createOptimistic<Known, Wanted>() {
  const changesAtom = atom(() => new Map<string, OptimisticChange<Known, Wanted>>());

  return atom(
    null,
    async (
      get,
      set,
      id: string,
      { known, wanted }: OptimisticChange<Known, Wanted>,
      { given, send, show }: Steps<Known, Wanted>,
    ): Promise<Known | null> => {
      const changes = get(changesAtom);
      const key = `${get(viewerAtom)} ${id}`;
      const isHere = set(whileOwnerAtom);
      const underWay = changes.get(key);
      const change = underWay ?? { known, wanted };
      change.wanted = wanted;
      show(change);
      if (underWay) return null;

      changes.set(key, change);
      try {
        while (given(change.known) !== change.wanted) {
          const aim = change.wanted;
          change.known = await send(change.known, aim);
          if (!isHere()) return null;
          // Pressed elsewhere meanwhile: the server's answer stands, unless there was a new change here.
          if (change.wanted === aim) change.wanted = given(change.known);
          show(change);
        }
        return change.known;
      } catch (error) {
        if (!isHere()) return null;
        change.wanted = given(change.known);
        show(change);
        throw error;
      } finally {
        changes.delete(key);
      }
    },
  );
}
