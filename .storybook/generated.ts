import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The path of a generated file. Storybook and its tests generate them at startup. */
export const generated = (name: string): string =>
  fileURLToPath(new URL(`../stories/generated/${name}`, import.meta.url));

/** Writes a file atomically if it changed, because another build may be reading it. */
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
