// Writes the files that are generated from the code: `npm run docs`.
import { writeFileSync } from 'node:fs';
import { generatedFiles } from './docs/pages';

for (const [path, text] of await generatedFiles()) writeFileSync(path, text);
