import { ownValue } from '@contract/rules/query-result';
import { sqlParams } from '@contract/rules/sql-text';
import type { SqlEngine } from '@contract/rules/query-tables';
import { useAtom } from 'jotai';
import { useEffectEvent, useLayoutEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { formAddress, readFormAddress, type QueryForm } from './queryForm';
import { typedAtom } from './typedForm';

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
