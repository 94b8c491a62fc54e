import { openImageFiles, type ImageFiles } from './files';
import { createTakeIn, type TakeIn } from './take-in';

/** Uploaded pictures: the folder they lie in, and the way into it. */
export interface Images {
  files: ImageFiles;
  takeIn: TakeIn;
}

/** Opens the uploads of a folder. */
export function openImages(dir: string): Images {
  const files = openImageFiles(dir);
  return { files, takeIn: createTakeIn(files) };
}
