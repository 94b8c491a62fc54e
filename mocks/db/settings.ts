import { defaultSettings, type Settings } from '@contract/models/settings';
import { table } from './table';

const rows = table('setting');

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
