import { openImageFiles, type ImageFiles } from './files';
import { createTakeIn, type TakeIn } from './take-in';

/** Uploaded pictures: their folder, and the function that takes them in. */
export interface Images {
  files: ImageFiles;
  takeIn: TakeIn;
}

/** Opens the uploads of a folder. */
export function openImages(dir: string): Images {
  const files = openImageFiles(dir);
  return { files, takeIn: createTakeIn(files) };
}
