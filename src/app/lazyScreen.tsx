import { lazy, useState, type ComponentType } from 'react';

/** The code of a screen did not come: no network, or a deployment has replaced it. */
export class ScreenLoadError extends Error {
  constructor(
    cause: unknown,
    /** Lets the screen be asked for again when it is next drawn. */
    readonly forget: () => void,
  ) {
    super('A screen could not be loaded', { cause });
  }
}

/** A screen that comes when it is first drawn, or before that when it is known to be. */
export type LazyScreen<P> = ComponentType<P> & {
  /** Brings its code, so that it is drawn at once: what the server rendered must not wait. */
  preload: () => Promise<void>;
};

/**
 * A screen that comes when it is first drawn. Asks twice before it throws a `ScreenLoadError`;
 * the code that catches it decides when to ask again, because `lazy` alone keeps a failure for good.
 */
export function lazyScreen<P extends object>(load: () => Promise<ComponentType<P>>): LazyScreen<P> {
  let loaded: ComponentType<P> | null = null;
  const make = () =>
    lazy<ComponentType<P>>(async () => {
      try {
        return { default: await load().catch(load) };
      } catch (cause) {
        throw new ScreenLoadError(cause, () => {
          current = make();
        });
      }
    });
  let current = make();
  function Screen(props: P) {
    // Kept, because another component in the same place would start again.
    const [Shown] = useState<ComponentType<P>>(() => loaded ?? current);
    return <Shown {...props} />;
  }
  Screen.preload = async () => {
    loaded = await load();
  };
  return Screen;
}
