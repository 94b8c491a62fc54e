import { viewerAtom } from '@/state/session';
import { atom } from 'jotai';
import type { QueryForm } from './queryForm';

interface Typed {
  form: QueryForm;
  /** The part of the address behind `#` that was read or written last. */
  address: string;
}

const nothing: Typed = { form: { sql: '', values: {} }, address: '' };

const keptAtom = atom<(Typed & { viewer: string | null }) | null>(null);

// What was typed before the viewer was known is theirs.
const ownAtom = atom((get): Typed => {
  const kept = get(keptAtom);
  const isOwn = kept?.viewer === null || kept?.viewer === get(viewerAtom);
  return kept && isOwn ? kept : nothing;
});

/** What the viewer has typed into the query tool: it outlasts a look at another page, and no reload. */
export const typedAtom = atom(
  (get) => get(ownAtom),
  (get, set, change: (typed: Typed) => Partial<Typed>) => {
    const typed = get(ownAtom);
    set(keptAtom, { ...typed, ...change(typed), viewer: get(viewerAtom) });
  },
);
