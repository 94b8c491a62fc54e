import { useEffect, useState, type ComponentType } from 'react';
import { bell } from './Header.css';

/**
 * The bell's place in the header. The bell itself comes after the page: the first view, which the
 * server may have drawn, goes without.
 */
export function BellPlace() {
  const [Bell, setBell] = useState<ComponentType | null>(null);
  useEffect(() => {
    import('@/features/notifications/NotificationBell').then(
      ({ NotificationBell }) => setBell(() => NotificationBell),
      () => undefined,
    );
  }, []);
  return <div className={bell}>{Bell && <Bell />}</div>;
}
