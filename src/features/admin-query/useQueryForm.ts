import { ownValue } from '@contract/rules/query-result';
import { sqlParams } from '@contract/rules/sql-text';
import type { SqlEngine } from '@contract/rules/query-tables';
import { useAtom } from 'jotai';
import { useEffectEvent, useLayoutEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { formAddress, readFormAddress, type QueryForm } from './queryForm';
import { typedAtom } from './typedForm';

/**
 * What is typed: it comes from the address when that brings another query than the last one, else
 * from the last visit to the page, and goes to the address when it is run.
 */
export function useQueryForm(engine: SqlEngine) {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [{ form, address }, change] = useAtom(typedAtom);
  const { sql, values } = form;
  const params = useMemo(() => sqlParams(sql, engine), [sql, engine]);
  const setForm = (next: (now: QueryForm) => QueryForm) =>
    change((typed) => ({ form: next(typed.form) }));

  // A link fills the form, also one that is opened while the page is there. It runs nothing.
  const takeAddress = useEffectEvent(() => {
    const asked = hash === address ? null : readFormAddress(hash);
    if (asked) change(() => ({ form: asked, address: hash }));
  });
  useLayoutEffect(() => takeAddress(), [hash]);

  /** Only the values of this text: others were typed for a text before it. */
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
    /** Takes another text in the place of this one, unless it has changed since. */
    replaceSql: (sqlThen: string, text: string) =>
      setForm((now) => (now.sql === sqlThen ? { ...now, sql: text } : now)),
    /** What may be sent and shared. */
    own,
    /** Keeps what was run in the address, so that a reload does not lose it. */
    keep: (ran: QueryForm) => {
      const next = formAddress(own(ran));
      change(() => ({ address: next }));
      void navigate({ hash: next }, { replace: true });
    },
  };
}
