import { designTokens } from '@/design/tokens/designTokens';
import { writeGenerated } from '../generated';
import { readTexts } from './texts';

writeGenerated('texts.json', JSON.stringify(readTexts()));
writeGenerated('served/tokens.json', JSON.stringify(designTokens(), null, 2));
