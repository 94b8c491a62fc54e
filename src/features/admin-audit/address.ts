import { adminPath } from '@/config/adminPages';
import { auditKinds, type AuditKind } from '@contract/rules/admin/audit';
import { QUERY_MAX } from '@contract/rules/admin/query-length';

/** The state of the audit page, as its address holds it. */
export interface AuditAddress {
  who: string;
  kind: AuditKind | '';
  from: string;
  to: string;
}

const dayOf = (given: string | null) =>
  /^\d{4}-\d{2}-\d{2}$/.test(given ?? '') ? (given ?? '') : '';

/** Reads the filters of the address; leaves out invalid ones. */
export function readAuditAddress(params: URLSearchParams): AuditAddress {
  const kind = params.get('kind');
  return {
    who: params.get('who')?.trim().slice(0, QUERY_MAX) ?? '',
    kind: auditKinds.find((one) => one === kind) ?? '',
    from: dayOf(params.get('from')),
    to: dayOf(params.get('to')),
  };
}

/** The filters that are set, for a call or an address. */
export function filtersOf({ who, kind, from, to }: AuditAddress) {
  return { ...(who && { who }), ...(kind && { kind }), ...(from && { from }), ...(to && { to }) };
}

/** The address of the audit page with its filters. */
export function auditPath(address: AuditAddress): string {
  const params = new URLSearchParams(filtersOf(address));
  return params.size === 0 ? adminPath('audit') : `${adminPath('audit')}?${params.toString()}`;
}
