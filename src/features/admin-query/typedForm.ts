import { viewerAtom } from '@/state/session';
import { atom } from 'jotai';
import type { QueryForm } from './queryForm';

interface Typed {
  form: QueryForm;
  /** The address fragment that was read or written last. */
  address: string;
}

const nothing: Typed = { form: { sql: '', values: {} }, address: '' };

const keptAtom = atom<(Typed & { viewer: string | null }) | null>(null);

// Input from before the viewer was known belongs to that viewer.
const ownAtom = atom((get): Typed => {
  const kept = get(keptAtom);
  const isOwn = kept?.viewer === null || kept?.viewer === get(viewerAtom);
  return kept && isOwn ? kept : nothing;
});

/** The viewer's input in the query tool: it survives navigation, but not a reload. */
export const typedAtom = atom(
  (get) => get(ownAtom),
  (get, set, change: (typed: Typed) => Partial<Typed>) => {
    const typed = get(ownAtom);
    set(keptAtom, { ...typed, ...change(typed), viewer: get(viewerAtom) });
  },
);
