import '@/design/styles/global.css';
import { loadTransport } from '@/api/client';
import { loadFont } from '@/design/styles/font';
import { createStore, Provider } from 'jotai';
import { StrictMode, useEffect } from 'react';
import { BrowserRouter } from 'react-router-dom';
import type { Demo } from './layouts/demo';
import type { Store } from './screens';
import { restoreAtom } from './restore';
import { Site } from './Site';

/**
 * The store of a page that begins in the browser. What the browser kept is read before the first
 * render, because a member whose page first showed a guest's would see it jump.
 */
export function createSiteStore(): Store {
  const store = createStore();
  void store.set(restoreAtom);
  return store;
}

interface AppProps {
  store: Store;
  /** Given when the answers come from this browser itself. */
  demo?: Demo | undefined;
}

/** The site in a browser. */
export function App({ store, demo }: AppProps) {
  useEffect(() => {
    // The stand-ins serve as well.
    loadFont().catch(() => undefined);
    // A failure shows when something is asked for.
    loadTransport().catch(() => undefined);
  }, []);
  return (
    <StrictMode>
      <Provider store={store}>
        <BrowserRouter>
          <Site demo={demo} />
        </BrowserRouter>
      </Provider>
    </StrictMode>
  );
}
