import { lazy, type ComponentType } from 'react';

/** The code of a screen did not come: no network, or a deployment has replaced it. */
export class ScreenLoadError extends Error {
  constructor(
    cause: unknown,
    /** Lets the screen be asked for anew when it is next drawn. */
    readonly forget: () => void,
  ) {
    super('A screen could not be loaded', { cause });
  }
}

/**
 * A screen that comes when it is first drawn. Asks twice before it throws a `ScreenLoadError`;
 * whoever catches that decides when to ask again, because `lazy` alone keeps a failure for good.
 */
export function lazyScreen<P extends object>(
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> {
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
  return function LazyScreen(props: P) {
    const Screen: ComponentType<P> = current;
    return <Screen {...props} />;
  };
}
