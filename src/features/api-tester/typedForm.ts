import { viewerAtom } from '@/state/session';
import type { TesterValues } from '@contract/testers/types';
import { atom } from 'jotai';

/** A form with its typed values. */
export interface Typed {
  values: TesterValues;
  /** The address fragment that was read or written last. */
  address: string;
}

type TypedForms = Readonly<Partial<Record<string, Typed>>>;

const nothing: TypedForms = {};

const keptAtom = atom<{ viewer: string | null; forms: TypedForms } | null>(null);

// Input from before the viewer was known belongs to that viewer.
const ownAtom = atom((get): TypedForms => {
  const kept = get(keptAtom);
  const isOwn = kept?.viewer === null || kept?.viewer === get(viewerAtom);
  return kept && isOwn ? kept.forms : nothing;
});

/** The viewer's input by tester: it survives navigation, but not a reload. */
export const typedAtom = atom(
  (get) => get(ownAtom),
  (get, set, id: string, change: (typed: Typed | undefined) => Typed) => {
    const forms = get(ownAtom);
    set(keptAtom, { forms: { ...forms, [id]: change(forms[id]) }, viewer: get(viewerAtom) });
  },
);
