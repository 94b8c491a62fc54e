type Props = Readonly<Record<string, unknown>>;

/** The part of React's fiber type that this file reads. */
interface Fiber {
  type: unknown;
  memoizedProps: Props | null;
  alternate: Fiber | null;
  child: Fiber | null;
  sibling: Fiber | null;
  stateNode: unknown;
}

function nameOf(type: unknown): string {
  if (typeof type === 'function') return type.name;
  const inner = (type as { type?: unknown } | null)?.type;
  return inner ? nameOf(inner) : '';
}

/** Yields each fiber of a tree once. */
function* fibersOf(fiber: Fiber | null): Generator<Fiber> {
  for (let next = fiber; next; next = next.sibling) {
    yield next;
    yield* fibersOf(next.child);
  }
}

/** The roots of all React trees on the page. */
function allFibers(): Fiber[] {
  return [...document.querySelectorAll('body, body *')].flatMap((element) => {
    const key = Object.keys(element).find((name) => name.startsWith('__reactContainer$'));
    if (!key) return [];
    const root = (element as unknown as Record<string, Fiber>)[key];
    return [...fibersOf((root?.stateNode as { current: Fiber }).current)];
  });
}

/**
 * Records which components render during an action. A component that runs creates new elements and
 * so new props for its children; React keeps the props of components that did not run.
 * @param act receives a function that returns the renders so far
 * @returns a function that returns, by component name, the props of each render before the page
 * changed again
 */
export async function rendersOf(
  act: (soFar: (component: string) => readonly Props[]) => Promise<unknown>,
): Promise<(component: string) => readonly Props[]> {
  const rendered: Fiber[] = [];
  let before = new Map<Fiber, Props | null | undefined>();
  const look = () => {
    const fibers = allFibers();
    const isNew = (fiber: Fiber) => {
      const known = before.has(fiber) ? fiber : fiber.alternate;
      return !known || before.get(known) !== fiber.child?.memoizedProps;
    };
    if (before.size > 0) rendered.push(...fibers.filter(isNew).map((fiber) => ({ ...fiber })));
    before = new Map(fibers.map((fiber) => [fiber, fiber.child?.memoizedProps]));
  };
  look();
  const changes = new MutationObserver(look);
  changes.observe(document, { subtree: true, childList: true, attributes: true });
  const rendersSoFar = (component: string) => {
    look();
    return rendered.flatMap(({ type, memoizedProps }) =>
      memoizedProps && nameOf(type) === component ? [memoizedProps] : [],
    );
  };
  await act(rendersSoFar);
  changes.disconnect();
  look();
  return rendersSoFar;
}
