import { Button } from '@/design/components/Button/Button';
import { DateField } from '@/design/components/DateField/DateField';
import { Field } from '@/design/components/Field/Field';
import { Select } from '@/design/components/Select/Select';
import { optionsOf } from '@/design/options';
import { auditTexts } from '@/texts/admin/audit';
import { auditKindTexts } from '@contract/auditTexts';
import { QUERY_MAX } from '@contract/rules/admin/query-length';
import { useState } from 'react';
import { searchOf } from '@/config/filters';
import { auditFilters, type AuditChoice } from './audit';
import { fields } from './Audit.css';

const kinds = optionsOf(auditFilters.kind.options, {
  '': auditTexts.allKinds,
  ...auditKindTexts,
});

interface AuditFiltersProps {
  chosen: AuditChoice;
  onApply: (chosen: AuditChoice) => void;
}

/** Filters by member, kind and date. */
export function AuditFilters({ chosen, onApply }: AuditFiltersProps) {
  const [typed, setTyped] = useState(chosen);
  const [shown, setShown] = useState(chosen);
  // Back and forward change the filters; the form stays mounted and keeps the focus.
  if (searchOf(auditFilters, shown) !== searchOf(auditFilters, chosen)) {
    setShown(chosen);
    setTyped(chosen);
  }
  const change = (filters: Partial<AuditChoice>) => setTyped({ ...typed, ...filters });
  return (
    <form
      className={fields}
      aria-label={auditTexts.filters}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onApply({ ...typed, who: typed.who.trim() });
      }}
    >
      <Field
        label={auditTexts.who}
        placeholder={auditTexts.whoPlaceholder}
        autoComplete="off"
        value={typed.who}
        maxLength={QUERY_MAX}
        onChange={(who) => change({ who })}
      />
      <Select
        label={auditTexts.kind}
        options={kinds}
        value={typed.kind}
        onChange={(kind) => change({ kind })}
      />
      <DateField label={auditTexts.from} value={typed.from} onChange={(from) => change({ from })} />
      <DateField label={auditTexts.to} value={typed.to} onChange={(to) => change({ to })} />
      <Button type="submit" variant="outline">
        {auditTexts.apply}
      </Button>
    </form>
  );
}
