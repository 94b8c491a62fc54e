import { Provider, createStore } from 'jotai';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';

interface FrameProps {
  /** The router's initial path. */
  at: string;
  children: ReactNode;
}

/** The world around a story: a store and a router of its own, so that no story sees what another did. */
export function Frame({ at, children }: FrameProps) {
  const [store] = useState(createStore);
  return (
    <Provider store={store}>
      <MemoryRouter initialEntries={[at]}>{children}</MemoryRouter>
    </Provider>
  );
}
