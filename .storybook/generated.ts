import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What Storybook's start and that of its tests make of the sources. */
export const generated = (name: string): string =>
  fileURLToPath(new URL(`../stories/generated/${name}`, import.meta.url));

/** Writes a file if it changed, at once: another build of this checkout may be reading it. */
export function writeGenerated(name: string, text: string): void {
  const file = generated(name);
  try {
    if (readFileSync(file, 'utf8') === text) return;
  } catch {
    mkdirSync(dirname(file), { recursive: true });
  }
  const draft = `${file}.${String(process.pid)}`;
  writeFileSync(draft, text);
  renameSync(draft, file);
}
