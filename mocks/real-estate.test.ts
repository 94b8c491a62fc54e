import { provinces } from '@contract/testers/provinces';
import { toolsOver } from './testing/tools-over';
import { describe, expect, it } from 'vitest';

describe('the simulated real estate', () => {
  it.each(provinces.map(({ name }) => name))('has sales of apartments in %s', async (region) => {
    const { tools } = toolsOver({ isOnbidClosed: true });
    const { basis, items } = await tools.realEstate(tools.start(), { region });
    expect([basis, items.length]).toEqual(['apartments', 10]);
  });

  it('has auctions and results in all provinces except one, which shows the empty state', async () => {
    const { tools } = toolsOver();
    for (const type of ['auction', 'bid']) {
      const found = await Promise.all(
        provinces.map(async ({ name: region }) => {
          const { items } = await tools.realEstate(tools.start(), { type, region });
          return { region, isEmpty: items.length === 0 };
        }),
      );
      expect(found).toHaveLength(17);
      const empty = found.filter(({ isEmpty }) => isEmpty).map(({ region }) => region);
      expect(empty).toEqual(['세종']);
    }
  });
});
