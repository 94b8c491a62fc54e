import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parts } from '@contract/rules/companion/parts';
import { PLANT_MAX_LEVEL, plantSpecies } from '@contract/rules/companion/plants';
import { describe, expect, it } from 'vitest';
import { stillOf } from '../still';

const folder = 'public/companion';
const drawings = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.svg') && !file.startsWith('still'),
);

describe('the drawings of companions and plants', () => {
  it('exist for every part and every stage', () => {
    const stages = Array.from({ length: PLANT_MAX_LEVEL }, (_, at) => at + 1);
    const plants = plantSpecies.flatMap((species) =>
      stages.map((level) => `plants/${species}-${level}.svg`),
    );
    const icons = parts.map(({ icon }) => icon.replace('/companion/', ''));
    expect(drawings).toEqual(expect.arrayContaining([...icons, ...plants]));
  });

  it('use unique ids, so that any two work in one document', () => {
    for (const file of drawings) {
      const svg = readFileSync(join(folder, file), 'utf8');
      const name = /class="mb-([\w-]+)"/.exec(svg)?.[1];
      const ids = Array.from(svg.matchAll(/ id="([^"]+)"/g), ([, id]) => id);
      expect(
        ids.filter((id) => !id?.startsWith(`mb-${name}-`)),
        file,
      ).toEqual([]);
      expect(svg, file).not.toMatch(/<filter|<text|<script|#000\b|#000000/);
    }
  });

  it('have an up-to-date still without animation', () => {
    for (const file of drawings) {
      const still = readFileSync(join(folder, 'still', file), 'utf8');
      expect(still, file).toBe(stillOf(readFileSync(join(folder, file), 'utf8')));
      expect(still, file).not.toMatch(/animation|keyframes|<animate/);
    }
  });
});
