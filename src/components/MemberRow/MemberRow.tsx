import { Avatar } from '@/design/components/Avatar/Avatar';
import { Skeleton } from '@/design/components/Skeleton/Skeleton';
import { cardImage } from '@contract/rules/site/uploads';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { name, row, words } from './MemberRow.css';

export interface MemberRowProps {
  member: { user_name: string; profile_image: string | null };
  /** The address of the member's page. */
  to: string;
  /** A button at the end of the row. */
  action?: ReactNode;
}

/** A member in a list. */
export function MemberRow({ member: { user_name, profile_image }, to, action }: MemberRowProps) {
  return (
    <div className={row}>
      <Avatar name={user_name} src={cardImage(profile_image)} />
      <div className={words}>
        <Link to={to} className={name}>
          {user_name}
        </Link>
      </div>
      {action}
    </div>
  );
}

/** The skeleton of a row. */
export function MemberRowSkeleton() {
  return (
    <div className={row}>
      <Skeleton width={40} height={40} radius="full" />
      <Skeleton width={120} height={20} />
    </div>
  );
}
