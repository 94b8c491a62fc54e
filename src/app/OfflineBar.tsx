import { offlineText } from '@/texts/offline';
import { useSyncExternalStore } from 'react';
import { bar } from './OfflineBar.css';

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Says on every page that there is no network, as long as there is none. */
export function OfflineBar() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return <div role="status">{!isOnline && <p className={bar}>{offlineText}</p>}</div>;
}
