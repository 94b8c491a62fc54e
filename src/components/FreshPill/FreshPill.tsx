import { Button } from '@/design/components/Button/Button';
import { UpIcon } from '@/design/icons/icons';
import { arrivalPill } from '@/design/styles/arrival.css';
import { place } from './FreshPill.css';

export interface FreshPillProps {
  label: string;
  onClick: () => void;
}

/** Says that new items have arrived, without moving the row that is being read; a press shows them. */
export function FreshPill({ label, onClick }: FreshPillProps) {
  return (
    <div className={place} role="status">
      <span className={arrivalPill}>
        <Button size="sm" icon={<UpIcon size="sm" />} onClick={onClick}>
          {label}
        </Button>
      </span>
    </div>
  );
}
