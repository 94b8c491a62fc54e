import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { takePictures, themes } from './capture';

const FOLDER = 'docs/pictures';
/** The part of a window that a picture shows, and the picture's own width, px. */
const PART = { left: 0, top: 0, width: 1440, height: 960 };
const WIDTH = 960;

/** The screens of the README by the name of their files. */
const screens = {
  home: 'screens-homescreen-states--member',
  post: 'screens-postscreen-states--member',
  rankings: 'screens-channelrankingscreen-states--default',
  companion: 'screens-characterscreen-states--default',
  garden: 'screens-gardenscreen-states--default',
  review: 'screens-admin-reviewscreen-states--default',
} as const;

/**
 * Takes the README's pictures, each screen in both themes, and writes them as small files.
 * @param site the folder of a built Storybook
 * @returns the pictures that failed, with their reasons
 */
export async function takeReadmePictures(site: string): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'mulbit-'));
  const wanted = Object.values(screens).flatMap((id) =>
    themes.map((theme) => ({ id, theme, width: 'desktop' })),
  );
  const { failures } = await takePictures(site, wanted, folder);
  mkdirSync(FOLDER, { recursive: true });
  for (const [name, id] of Object.entries(screens)) {
    for (const theme of themes) {
      await sharp(join(folder, `${id}.${theme}.desktop.png`))
        .extract(PART)
        .resize({ width: WIDTH })
        .webp({ quality: 80, effort: 6 })
        .toFile(join(FOLDER, `${name}-${theme}.webp`));
    }
  }
  rmSync(folder, { recursive: true });
  return failures;
}
