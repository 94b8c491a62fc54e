import type { S3Place } from '../config/s3';
import { openImageFiles, type ImageFiles } from './files';
import { createTakeIn, type TakeIn } from './take-in';

/** Uploaded pictures: their files, and the function that takes them in. */
export interface Images {
  files: ImageFiles;
  takeIn: TakeIn;
}

/** Opens the uploads of a folder, or of a place on S3. */
export function openImages(dir: string, place: S3Place | null): Images {
  const files = openImageFiles(dir, place);
  return { files, takeIn: createTakeIn(files) };
}
