import type { Activity } from '@contract/models/activity';
import { ledger, type LedgerRow } from './ledger';

/** A ledger row in a member's history. */
export type ActivityRow = LedgerRow & { action: Activity['kind'] };

const isListed = (row: LedgerRow): row is ActivityRow => row.action !== 'opening';

/** The changes of a member's balances, unordered. */
export const listActivity = (memberId: number): ActivityRow[] =>
  ledger.listOf(memberId).filter(isListed);
