import type { Activity } from '@contract/models/activity';
import { ledger, type LedgerRow } from './ledger';

/** A row of the ledger that a history tells of. */
export type ActivityRow = LedgerRow & { action: Activity['kind'] };

const isListed = (row: LedgerRow): row is ActivityRow => row.action !== 'opening';

/** What changed a member's balances, in no order. */
export const listActivity = (memberId: number): ActivityRow[] =>
  ledger.listOf(memberId).filter(isListed);
