import '@/design/styles/global.css';
import { basePath } from '@/config/base';
import { overlays } from '@/design/hooks/useOverlay';
import { startSiteHistory } from '@/state/siteHistory';
import { createStore, Provider } from 'jotai';
import { StrictMode, useState } from 'react';
import { BrowserRouter } from 'react-router-dom';
import type { Demo } from './layouts/demo';
import type { Store } from './screens';
import { restoreAtom } from './restore';
import { Site } from './Site';

/**
 * The store of a page that starts in the browser. It reads the browser's stored state before the
 * first render, because the page would jump if it first showed a guest's view to a member.
 */
export function createSiteStore(): Store {
  const store = createStore();
  void store.set(restoreAtom);
  return store;
}

interface AppProps {
  store: Store;
  /** The demo, if this browser answers the calls itself. */
  demo?: Demo | undefined;
}

/** The site in a browser. */
export function App({ store, demo }: AppProps) {
  const [{ routerWindow }] = useState(() => startSiteHistory(overlays));
  return (
    <StrictMode>
      <Provider store={store}>
        <BrowserRouter basename={basePath} window={routerWindow}>
          <Site demo={demo} />
        </BrowserRouter>
      </Provider>
    </StrictMode>
  );
}
