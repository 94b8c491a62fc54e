import { viewerAtom } from '@/state/session';
import { atom } from 'jotai';
import type { QueryForm } from './queryForm';

const empty: QueryForm = { sql: '', values: {} };

const keptAtom = atom<{ viewer: string | null; form: QueryForm } | null>(null);

const formAtom = atom((get): QueryForm => {
  const kept = get(keptAtom);
  return kept !== null && kept.viewer === get(viewerAtom) ? kept.form : empty;
});

/** What the viewer has typed into the query tool: it outlasts a look at another page, and no reload. */
export const typedFormAtom = atom(
  (get) => get(formAtom),
  (get, set, change: (form: QueryForm) => QueryForm) =>
    set(keptAtom, { viewer: get(viewerAtom), form: change(get(formAtom)) }),
);
