import '@/design/styles/global.css';
import { loadFont } from '@/design/styles/font';
import { createStore, Provider } from 'jotai';
import { StrictMode, useEffect, useState } from 'react';
import { BrowserRouter } from 'react-router-dom';
import type { Demo } from './layouts/demo';
import { Site } from './Site';

interface AppProps {
  /** Given when the answers come from this browser itself. */
  demo?: Demo | undefined;
}

/** The site in a browser, with a store of its own. */
export function App({ demo }: AppProps) {
  const [store] = useState(createStore);
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
