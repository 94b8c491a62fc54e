import { importsOf } from './imports';
import type { Sources } from './sources';

/** Finds import cycles: their files cannot be understood, moved or tested separately. */
export function cycles(sources: Sources): string[] {
  const found: string[] = [];
  const done = new Set<string>();
  const path: string[] = [];

  function visit(file: string): void {
    const at = path.indexOf(file);
    if (at >= 0) {
      found.push(`Import cycle: ${[...path.slice(at), file].join(' → ')}`);
      return;
    }
    if (done.has(file)) return;
    path.push(file);
    for (const next of importsOf(file, sources)) visit(next);
    path.pop();
    done.add(file);
  }

  for (const file of sources.keys()) visit(file);
  return found;
}
