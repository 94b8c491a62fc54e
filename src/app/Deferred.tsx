import { loadTransport } from '@/api/client';
import { loadFont } from '@/design/styles/font';
import { useEffect } from 'react';
import { SessionCare } from './SessionCare';
import { ToastHost } from './ToastHost';

/** What the site has on every page, and no first view needs: its code comes once the page is hydrated. */
export function Deferred() {
  useEffect(() => {
    // The fallback fonts serve as well.
    loadFont().catch(() => undefined);
    // A failure shows when the first call is made.
    loadTransport().catch(() => undefined);
  }, []);
  return (
    <>
      <SessionCare />
      <ToastHost />
    </>
  );
}
