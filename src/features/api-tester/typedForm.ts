import { viewerAtom } from '@/state/session';
import type { TesterValues } from '@contract/testers/types';
import { atom } from 'jotai';

/** A form as it is typed. */
export interface Typed {
  values: TesterValues;
  /** The part of the address behind `#` that was read or written last. */
  address: string;
}

type TypedForms = Readonly<Partial<Record<string, Typed>>>;

const nothing: TypedForms = {};

const keptAtom = atom<{ viewer: string | null; forms: TypedForms } | null>(null);

// What was typed before the viewer was known is theirs.
const ownAtom = atom((get): TypedForms => {
  const kept = get(keptAtom);
  const isOwn = kept?.viewer === null || kept?.viewer === get(viewerAtom);
  return kept && isOwn ? kept.forms : nothing;
});

/**
 * What the viewer has typed into the testers, by their ids: it outlasts a look at another page, and
 * no reload.
 */
export const typedAtom = atom(
  (get) => get(ownAtom),
  (get, set, id: string, change: (typed: Typed | undefined) => Typed) => {
    const forms = get(ownAtom);
    set(keptAtom, { forms: { ...forms, [id]: change(forms[id]) }, viewer: get(viewerAtom) });
  },
);
