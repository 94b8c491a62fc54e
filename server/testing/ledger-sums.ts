const sumOf = (amount: string) =>
  `(SELECT coalesce(sum(ledger.${amount}), 0) FROM ledger WHERE ledger.member_id = member.id)`;

/** Counts the members whose balances differ from the sum of their ledger rows, as `n`. */
export const UNBALANCED = `SELECT count(*) AS n FROM member
  WHERE water_drops <> ${sumOf('water_drops')} OR gems <> ${sumOf('gems')}
    OR water_drops < 0 OR gems < 0`;
