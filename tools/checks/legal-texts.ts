import { generatedLegalTexts } from '../docs/legal';
import type { Sources } from './sources';

/** Finds modules of the legal texts that do not say what their Markdown says. */
export async function staleLegalTexts(root: string, sources: Sources): Promise<string[]> {
  return [...(await generatedLegalTexts(root))]
    .filter(([path, text]) => sources.get(path) !== text)
    .map(([path]) => `${path} is out of date: run npm run docs.`);
}
