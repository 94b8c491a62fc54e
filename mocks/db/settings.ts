import { defaultSettings, type Settings } from '@contract/models/settings';
import { defaultModeration, type Moderation } from '@contract/models/moderation';
import { table } from './table';

const rows = table('setting');
const values = table('moderation');

export const settings = {
  read(): Settings {
    const stored = rows.list().map(({ name, value }) => [name, JSON.parse(value) as unknown]);
    return { ...defaultSettings, ...(Object.fromEntries(stored) as Partial<Settings>) };
  },
  write(change: Partial<Settings>): void {
    for (const [name, value] of Object.entries(change)) {
      rows.remove({ name });
      rows.insert({ name, value: JSON.stringify(value) });
    }
  },
};

/** How the site treats reported content. */
export const moderation = {
  read(): Moderation {
    const stored = values.list().map(({ name, value }) => [name, JSON.parse(value) as unknown]);
    return { ...defaultModeration, ...(Object.fromEntries(stored) as Partial<Moderation>) };
  },
  write(change: Partial<Moderation>): void {
    for (const [name, value] of Object.entries(change)) {
      values.remove({ name });
      values.insert({ name, value: JSON.stringify(value) });
    }
  },
};
