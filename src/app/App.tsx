import '@/design/styles/global.css';
import { loadFont } from '@/design/styles/font';
import { createStore, Provider } from 'jotai';
import { StrictMode, useEffect } from 'react';
import { BrowserRouter } from 'react-router-dom';
import type { Demo } from './layouts/demo';
import { restoreAtom } from './restore';
import { Site } from './Site';

/**
 * The site's store in a browser. What the browser kept is read before the first render, because a
 * member whose page first showed a guest's would see it jump.
 */
export function createSiteStore() {
  const store = createStore();
  store.set(restoreAtom);
  return store;
}

interface AppProps {
  store: ReturnType<typeof createSiteStore>;
  /** Given when the answers come from this browser itself. */
  demo?: Demo | undefined;
}

/** The site in a browser. */
export function App({ store, demo }: AppProps) {
  useEffect(() => {
    void loadFont();
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
