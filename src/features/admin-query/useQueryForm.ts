import { ownValue } from '@contract/rules/query-result';
import { sqlParams } from '@contract/rules/sql-text';
import type { SqlEngine } from '@contract/rules/query-tables';
import { useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { formAddress, readFormAddress, type QueryForm } from './queryForm';

const empty: QueryForm = { sql: '', values: {} };

/** What is typed: it comes from the address when that brings a query, and goes there when it is run. */
export function useQueryForm(engine: SqlEngine) {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [form, setForm] = useState(() => readFormAddress(hash) ?? empty);
  // The address that was seen last, and the one that was written from here.
  const [seen, setSeen] = useState(hash);
  const [written, setWritten] = useState(hash);
  const params = useMemo(() => sqlParams(form.sql, engine), [form.sql, engine]);

  // A link that is opened while the page is there fills the form as well. It runs nothing.
  if (hash !== seen) {
    setSeen(hash);
    const asked = hash === written ? null : readFormAddress(hash);
    if (asked) {
      setWritten(hash);
      setForm(asked);
    }
  }

  const { sql, values } = form;
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
    fill: setForm,
    /** What may be sent and shared. */
    own,
    /** Keeps what was run in the address, so that a reload does not lose it. */
    keep: (ran: QueryForm) => {
      const address = formAddress(own(ran));
      setWritten(address);
      void navigate({ hash: address }, { replace: true });
    },
  };
}
