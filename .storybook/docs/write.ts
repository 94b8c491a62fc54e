import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { designTokens } from '@/design/tokens/designTokens';
import { readTexts } from './texts';

const FOLDER = fileURLToPath(new URL('../../stories/generated', import.meta.url));

mkdirSync(`${FOLDER}/served`, { recursive: true });
writeFileSync(`${FOLDER}/texts.json`, JSON.stringify(readTexts()));
writeFileSync(`${FOLDER}/served/tokens.json`, JSON.stringify(designTokens(), null, 2));
