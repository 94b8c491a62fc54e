// Writes the product's documents that follow from the contract: `npm run docs`.
import { writeFileSync } from 'node:fs';
import { generatedPages } from './docs/pages';

for (const [path, text] of await generatedPages()) writeFileSync(path, text);
