import { atom } from 'jotai';
import { viewerAtom, whileOwnerAtom } from './session';

/** What is under way for one thing that a member presses on. */
export interface Press<Known, Wanted> {
  /** What the server last answered about it. */
  known: Known;
  /** What the member wants in the end, after the last press. */
  wanted: Wanted;
}

interface Steps<Known, Wanted> {
  /** The part of the known state that a press decides. */
  given: (known: Known) => Wanted;
  /** Sends a press; gives what the server answers. */
  send: (known: Known, wanted: Wanted) => Promise<Known>;
  /** Shows where the thing is, and where the presses lead. */
  show: (press: Press<Known, Wanted>) => void;
}

/**
 * Presses of one kind: shown at once and sent one after another, so that none overtakes the one
 * before, until the server answers what was wanted last. A failure shows what the server last
 * answered, and is thrown on. When another viewer comes, nothing more is shown or sent.
 *
 * The atom takes the id of the thing, what is known of it (unless a press is under way already), and
 * the steps. It gives what the server answered in the end; null for a press that joined one under
 * way, and for a member who is no longer here.
 */
export function createOptimistic<Known, Wanted>() {
  const pressesAtom = atom(() => new Map<string, Press<Known, Wanted>>());

  return atom(
    null,
    async (
      get,
      set,
      id: string,
      { known, wanted }: Press<Known, Wanted>,
      { given, send, show }: Steps<Known, Wanted>,
    ): Promise<Known | null> => {
      const presses = get(pressesAtom);
      const key = `${get(viewerAtom)} ${id}`;
      const isHere = set(whileOwnerAtom);
      const underWay = presses.get(key);
      const press = underWay ?? { known, wanted };
      press.wanted = wanted;
      show(press);
      if (underWay) return null;

      presses.set(key, press);
      try {
        while (given(press.known) !== press.wanted) {
          const aim = press.wanted;
          press.known = await send(press.known, aim);
          if (!isHere()) return null;
          // Pressed elsewhere meanwhile: the server's answer stands, unless there was a new press here.
          if (press.wanted === aim) press.wanted = given(press.known);
          show(press);
        }
        return press.known;
      } catch (error) {
        if (!isHere()) return null;
        press.wanted = given(press.known);
        show(press);
        throw error;
      } finally {
        presses.delete(key);
      }
    },
  );
}
