import { InfoIcon } from '@/design/icons/icons';
import { suspensionTexts } from '@/texts/suspension';
import type { Suspension } from '@contract/models/admin-member';
import { seoulTime } from '@contract/rules/site/seoul-time';
import { notice } from './SuspensionNotice.css';

export interface SuspensionNoticeProps {
  /** Disabled controls refer to this id. */
  id?: string;
  suspension: Suspension;
}

/** Tells a suspended member on every page why they can only read, and until when. */
export function SuspensionNotice({ id, suspension }: SuspensionNoticeProps) {
  const { until, reason } = suspension;
  return (
    <aside id={id} className={notice} aria-label={suspensionTexts.title}>
      <InfoIcon />
      <p>
        <b>{suspensionTexts.title}</b>{' '}
        <span>
          {until === null
            ? suspensionTexts.forGood
            : suspensionTexts.until(seoulTime(Date.parse(until)))}
        </span>{' '}
        <span>{suspensionTexts.reason(reason)}</span>
      </p>
    </aside>
  );
}
