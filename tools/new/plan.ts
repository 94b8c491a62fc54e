import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { format, resolveConfig } from 'prettier';

/** A line to insert into a list of the project. */
export interface Insertion {
  path: string;
  /** The line is inserted before the first match. */
  before: RegExp;
  line: string;
}

export interface Plan {
  /** New files by path; `draw` throws if one of them exists. */
  files: Record<string, string>;
  insertions: Insertion[];
}

/**
 * Computes every file of a plan, new or changed, formatted. It writes nothing. Throws with a
 * sentence if a new file exists already or a list is not as expected.
 */
export async function draw({ files, insertions }: Plan): Promise<Map<string, string>> {
  const texts = new Map(Object.entries(files));
  for (const path of texts.keys()) {
    if (existsSync(path)) throw new Error(`${path} 파일이 이미 있습니다.`);
  }
  for (const { path, before, line } of insertions) {
    const text = texts.get(path) ?? readFileSync(path, 'utf8');
    const at = text.search(before);
    if (at < 0) throw new Error(`${path} 파일에 넣을 자리를 찾지 못했습니다: ${String(before)}`);
    texts.set(path, text.slice(0, at) + line + text.slice(at));
  }
  for (const [path, text] of texts) {
    texts.set(path, await format(text, { ...(await resolveConfig(path)), filepath: path }));
  }
  return texts;
}

/** Writes the files that `draw` computed. */
export function write(texts: Map<string, string>): void {
  for (const [path, text] of texts) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}
