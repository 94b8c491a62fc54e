import { readStored, store } from '@/config/storage';
import { atom, useAtom } from 'jotai';

const KEY = 'mulbit.testerSide';

/** Width of the column next to a tester's form, px. */
export const sideWidths = { least: 280, usual: 384, most: 640 } as const;

const chosenAtom = atom<number | null>(null);

const widthAtom = atom(
  (get) => {
    const width = get(chosenAtom) ?? readStored(KEY);
    return typeof width === 'number' && width >= sideWidths.least && width <= sideWidths.most
      ? width
      : sideWidths.usual;
  },
  (_get, set, width: number) => {
    store(KEY, width);
    set(chosenAtom, width);
  },
);

/** The column width for all testers, remembered by the browser. */
export const useSideWidth = () => useAtom(widthAtom);
