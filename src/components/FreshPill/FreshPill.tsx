import { Button } from '@/design/components/Button/Button';
import { UpIcon } from '@/design/icons/icons';
import { arrivalPill } from '@/design/styles/arrival.css';
import { place } from './FreshPill.css';

export interface FreshPillProps {
  label: string;
  onClick: () => void;
}

/** Says that a list lacks what has come, without moving the row that is being read, and shows it by a press. */
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
