import { Text } from '@/design/components/Text/Text';
import { DropFilledIcon, GemFilledIcon, RightIcon } from '@/design/icons/icons';
import { profileTexts } from '@/texts/profile';
import type { Member } from '@contract/models/member';
import { formatNumber } from '@contract/rules/text/counts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import * as styles from './Balances.css';

export interface BalancesProps {
  member: Pick<Member, 'water_drops' | 'gems'>;
  /** The address of the garden, where drops and gems are spent. */
  to?: string;
}

function Holding({ icon, name, amount }: { icon: ReactNode; name: string; amount: number }) {
  return (
    <div className={styles.holding}>
      <span className={styles.drawing}>{icon}</span>
      <Text variant="caption" tone="muted" weight="regular">
        {name}
      </Text>
      <span className={styles.amount}>{formatNumber(amount)}</span>
    </div>
  );
}

/** A member's drops and gems, and the link to the garden where they are spent. */
export function Balances({ member: { water_drops, gems }, to }: BalancesProps) {
  const holdings = (
    <>
      <Holding
        icon={<DropFilledIcon size="lg" />}
        name={profileTexts.waterDrops}
        amount={water_drops}
      />
      <Holding icon={<GemFilledIcon size="lg" />} name={profileTexts.gems} amount={gems} />
    </>
  );
  if (to === undefined) return <div className={styles.balances}>{holdings}</div>;
  return (
    <Link to={to} className={styles.balances}>
      {holdings}
      <span className={styles.way}>
        {profileTexts.garden}
        <RightIcon size="sm" />
      </span>
    </Link>
  );
}
