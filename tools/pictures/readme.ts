import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { takePictures, themes, type Theme } from './capture';

const FOLDER = 'docs/pictures';
/** The part of a window that a picture shows, px, and how much smaller the picture is. */
const PART = { left: 0, top: 0, width: 1440, height: 960 };
const SCALE = 2 / 3;

interface Screen {
  id: string;
  themes: readonly Theme[];
  part?: Partial<typeof PART>;
  /** The height of the window, px, for a long page. */
  height?: number;
}

const settings = {
  id: 'screens-admin-settingsscreen-states--default',
  themes: ['light'],
  height: 2400,
} as const;
/** The page without its sidebar. */
const content = { left: 280, width: 1160 };

/** The screens of the README, and below those of the guides in `docs/ko`, by the name of their files. */
const screens: Record<string, Screen> = {
  home: { id: 'screens-homescreen-states--member', themes },
  post: { id: 'screens-postscreen-states--member', themes },
  rankings: { id: 'screens-channelrankingscreen-states--default', themes },
  companion: { id: 'screens-characterscreen-states--default', themes },
  garden: { id: 'screens-gardenscreen-states--default', themes },
  review: { id: 'screens-admin-reviewscreen-states--default', themes },
  setup: {
    ...{ id: 'screens-setupscreen-states--default', themes: ['light'], height: 1720 },
    part: { left: 880, width: 560, height: 1720 },
  },
  identity: { ...settings, part: { ...content, top: 490, height: 740 } },
  moderation: { ...settings, part: { ...content, top: 1230, height: 930 } },
  backups: {
    ...{ id: 'screens-admin-backupsscreen-states--backups-made', themes: ['light'] },
    part: { height: 620 },
  },
  spheres: { id: 'screens-admin-adminspheresscreen-states--default', themes: ['light'] },
  members: { id: 'screens-admin-membersscreen-states--default', themes: ['light'] },
};

/**
 * Takes the pictures of the README and the guides and writes them as small files.
 * @param site the folder of a built Storybook
 * @returns the pictures that failed, with their reasons
 */
export async function takeReadmePictures(site: string): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'mulbit-'));
  const wanted = themes.flatMap((theme) =>
    Object.values(screens)
      .filter(({ themes: own }) => own.includes(theme))
      .map(({ id, height }) => ({ id, theme, width: 'desktop', ...(height && { height }) })),
  );
  const { failures } = await takePictures(site, wanted, folder);
  mkdirSync(FOLDER, { recursive: true });
  for (const [name, { id, themes: own, part }] of Object.entries(screens)) {
    const shown = { ...PART, ...part };
    for (const theme of own) {
      await sharp(join(folder, `${id}.${theme}.desktop.png`))
        .extract(shown)
        .resize({ width: Math.round(shown.width * SCALE) })
        .webp({ quality: 80, effort: 6 })
        .toFile(join(FOLDER, `${name}-${theme}.webp`));
    }
  }
  rmSync(folder, { recursive: true });
  return failures;
}
