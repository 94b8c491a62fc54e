import { defaultSettings, type Settings } from '@contract/models/settings';
import { table } from './table';

const rows = table('setting');

export const settings = {
  read(): Settings {
    const stored = rows.list().map(({ name, value }) => [name, value] as const);
    return { ...defaultSettings, ...(Object.fromEntries(stored) as Partial<Settings>) };
  },
  write(change: Partial<Settings>): void {
    for (const [name, value] of Object.entries(change)) {
      if (rows.find({ name })) rows.update({ name }, { value });
      else rows.insert({ name, value });
    }
  },
};
