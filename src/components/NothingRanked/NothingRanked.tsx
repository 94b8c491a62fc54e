import { Card } from '@/design/components/Card/Card';
import { EmptyState } from '@/design/components/EmptyState/EmptyState';
import type { ReactNode } from 'react';
import { EmptyScene } from '../WaterScene/EmptyScene';
import { scene } from './NothingRanked.css';

export interface NothingRankedProps {
  message: string;
  /** A link to a ranking that has entries. */
  action?: ReactNode;
}

/** An empty ranking. */
export function NothingRanked({ message, action }: NothingRankedProps) {
  return (
    <Card edge>
      <EmptyState
        scene={
          <div className={scene}>
            <EmptyScene />
          </div>
        }
        message={message}
        action={action}
      />
    </Card>
  );
}
