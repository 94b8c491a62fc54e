import { ownValue } from '@contract/rules/admin/query-result';
import { sqlParams } from '@contract/rules/admin/sql-text';
import type { SqlEngine } from '@contract/rules/admin/query-tables';
import { useAtom, atom } from 'jotai';
import { useEffectEvent, useLayoutEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { formAddress, readFormAddress, type QueryForm } from './queryForm';
import { viewerAtom } from '@/state/session';

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
const typedAtom = atom(
  (get) => get(ownAtom),
  (get, set, change: (typed: Typed) => Partial<Typed>) => {
    const typed = get(ownAtom);
    set(keptAtom, { ...typed, ...change(typed), viewer: get(viewerAtom) });
  },
);

/**
 * The typed query. A new query in the address fills the form; else it keeps the text of the last
 * visit. Running the query writes it into the address.
 */
export function useQueryForm(engine: SqlEngine) {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [{ form, address }, change] = useAtom(typedAtom);
  const { sql, values } = form;
  const params = useMemo(() => sqlParams(sql, engine), [sql, engine]);
  const setForm = (next: (now: QueryForm) => QueryForm) =>
    change((typed) => ({ form: next(typed.form) }));

  // A link fills the form, even while the page is open. It never runs the query.
  const takeAddress = useEffectEvent(() => {
    const asked = hash === address ? null : readFormAddress(hash);
    if (asked) change(() => ({ form: asked, address: hash }));
  });
  useLayoutEffect(() => takeAddress(), [hash]);

  /** Keeps only the values that this text uses; the others belong to an earlier text. */
  const own = (all: QueryForm): QueryForm => ({
    sql: all.sql,
    values: Object.fromEntries(
      sqlParams(all.sql, engine).map((name) => [name, ownValue(all.values, name) ?? '']),
    ),
  });

  return {
    sql,
    values,
    params,
    setSql: (text: string) => setForm((now) => ({ ...now, sql: text })),
    setValue: (name: string, value: string) =>
      setForm((now) => ({ ...now, values: { ...now.values, [name]: value } })),
    fill: (other: QueryForm) => setForm(() => other),
    /** Replaces the text, unless it has changed since. */
    replaceSql: (sqlThen: string, text: string) =>
      setForm((now) => (now.sql === sqlThen ? { ...now, sql: text } : now)),
    /** The part that may be sent and shared. */
    own,
    /** Writes the query into the address, so that it survives a reload. */
    keep: (ran: QueryForm) => {
      const next = formAddress(own(ran));
      change(() => ({ address: next }));
      void navigate({ hash: next }, { replace: true });
    },
  };
}
