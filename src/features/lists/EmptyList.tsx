import { EmptyScene } from '@/components/WaterScene/EmptyScene';
import { LinkButton } from '@/design/components/Button/LinkButton';
import { EmptyState } from '@/design/components/EmptyState/EmptyState';
import { Link } from 'react-router-dom';
import { scene } from './EmptyList.css';

interface EmptyListProps {
  message: string;
  /** The label of its one button, and the link target. */
  act: string;
  to: string;
  /** Further props of its button while it cannot be used. */
  link?: object | undefined;
}

/** An empty list, with a link to where its items come from. */
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
