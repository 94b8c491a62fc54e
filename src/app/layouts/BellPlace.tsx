import { Later } from '@/design/components/Later/Later';
import { bell } from './Header.css';

const loadBell = () =>
  import('@/features/notifications/NotificationBell').then((file) => file.NotificationBell);

/** The bell's place in the header. */
export function BellPlace() {
  return (
    <div className={bell}>
      <Later load={loadBell} />
    </div>
  );
}
