/**
 * Whether a command line leaves a project of Vitest out: it names projects, and only these others.
 * A name with a wildcard may mean any of them.
 * @param others the names of all other projects
 */
export function leavesOut(args: readonly string[], others: readonly string[]): boolean {
  const chosen = args.flatMap((arg, place) => {
    if (arg.startsWith('--project=')) return [arg.slice('--project='.length)];
    return args[place - 1] === '--project' ? [arg] : [];
  });
  return chosen.length > 0 && chosen.every((name) => others.includes(name));
}
