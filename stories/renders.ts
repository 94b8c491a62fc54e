type Props = Readonly<Record<string, unknown>>;

/** As much of React's own tree as is read here. */
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

/** Whatever React draws on the page, each element once. */
function* fibersOf(fiber: Fiber | null): Generator<Fiber> {
  for (let next = fiber; next; next = next.sibling) {
    yield next;
    yield* fibersOf(next.child);
  }
}

/** The trees that stand on the page. */
function allFibers(): Fiber[] {
  return [...document.querySelectorAll('body, body *')].flatMap((element) => {
    const key = Object.keys(element).find((name) => name.startsWith('__reactContainer$'));
    if (!key) return [];
    const root = (element as unknown as Record<string, Fiber>)[key];
    return [...fibersOf((root?.stateNode as { current: Fiber }).current)];
  });
}

/**
 * What is rendered while something is done. A component that is called makes new elements, and so
 * new props for what is below it; React keeps those of one that is left alone.
 * @returns by the name of a component the props of each one that was rendered
 */
export async function rendersOf(
  act: () => Promise<unknown>,
): Promise<(component: string) => readonly Props[]> {
  const before = new Map(allFibers().map((fiber) => [fiber, fiber.child?.memoizedProps]));
  await act();
  const rendered = allFibers().filter((fiber) => {
    const known = before.has(fiber) ? fiber : fiber.alternate;
    return !known || before.get(known) !== fiber.child?.memoizedProps;
  });
  return (component) =>
    rendered.flatMap(({ type, memoizedProps }) =>
      memoizedProps && nameOf(type) === component ? [memoizedProps] : [],
    );
}
