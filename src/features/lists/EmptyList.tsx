import { EmptyScene } from '@/components/WaterScene/EmptyScene';
import { LinkButton } from '@/design/components/Button/LinkButton';
import { EmptyState } from '@/design/components/EmptyState/EmptyState';
import { Link } from 'react-router-dom';
import { scene } from './EmptyList.css';

interface EmptyListProps {
  message: string;
  /** Words of its one button, and where that leads. */
  act: string;
  to: string;
  /** What its button gets beside its own props where it cannot be used now. */
  link?: object | undefined;
}

/** Nothing here yet, and where something would come from. */
export function EmptyList({ message, act, to, link }: EmptyListProps) {
  return (
    <EmptyState
      scene={
        <div className={scene}>
          <EmptyScene />
        </div>
      }
      message={message}
      action={
        <LinkButton as={Link} to={to} variant="outline" {...link}>
          {act}
        </LinkButton>
      }
    />
  );
}
