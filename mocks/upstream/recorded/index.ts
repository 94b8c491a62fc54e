// Written by `npm run recorded` from the files of this folder.
import type { Recorded } from '../types';

export const recorded: readonly Recorded[] = [];
