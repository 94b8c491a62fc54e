import { Button } from '@/design/components/Button/Button';
import { DateField } from '@/design/components/DateField/DateField';
import { Field } from '@/design/components/Field/Field';
import { Select } from '@/design/components/Select/Select';
import { optionsOf } from '@/design/options';
import { auditTexts } from '@/texts/admin/audit';
import { auditKindTexts } from '@contract/auditTexts';
import { auditKinds } from '@contract/rules/admin/audit';
import { QUERY_MAX } from '@contract/rules/admin/query-length';
import { useState } from 'react';
import { auditPath, readAuditAddress, type AuditAddress } from './address';
import { fields } from './Audit.css';

const kinds = [{ value: '', label: auditTexts.allKinds }, ...optionsOf(auditKinds, auditKindTexts)];

interface AuditFiltersProps {
  address: AuditAddress;
  onApply: (address: AuditAddress) => void;
}

/** Filters by member, kind and date. */
export function AuditFilters({ address, onApply }: AuditFiltersProps) {
  const [typed, setTyped] = useState(address);
  const [shown, setShown] = useState(address);
  // Back and forward change the filters; the form stays mounted and keeps the focus.
  if (auditPath(shown) !== auditPath(address)) {
    setShown(address);
    setTyped(address);
  }
  const change = (fieldsOf: Partial<Record<keyof AuditAddress, string>>) => {
    const params = new URLSearchParams({ ...typed, ...fieldsOf });
    setTyped({ ...readAuditAddress(params), who: fieldsOf.who ?? typed.who });
  };
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
        onChange={(value) => change({ who: value })}
      />
      <Select
        label={auditTexts.kind}
        options={kinds}
        value={typed.kind}
        onChange={(value) => change({ kind: value })}
      />
      <DateField
        label={auditTexts.from}
        value={typed.from}
        onChange={(value) => change({ from: value })}
      />
      <DateField
        label={auditTexts.to}
        value={typed.to}
        onChange={(value) => change({ to: value })}
      />
      <Button type="submit" variant="outline">
        {auditTexts.apply}
      </Button>
    </form>
  );
}
