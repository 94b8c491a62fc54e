// Writes what follows from the contract and from the legal texts: `npm run docs`.
import { writeFileSync } from 'node:fs';
import { generatedLegalTexts } from './docs/legal';
import { generatedPages } from './docs/pages';

const pages = [...(await generatedPages()), ...(await generatedLegalTexts(process.cwd()))];
for (const [path, text] of pages) writeFileSync(path, text);
