import process from 'node:process';
import { chromium } from 'playwright';
import { chromiumLaunch } from '../../tools/browser';
import { cookieOf } from '../cases';
import { median } from '../load';
import type { Options } from '../options';
import { makeWorld, type World } from '../world';
import { interactions, type Interaction } from './cases';
import { measureInteraction } from './measure';

async function startSite(world: World, cwd?: string) {
  const server = await world.startApp(cwd);
  return { server, cookie: await cookieOf(server) };
}

/**
 * Measures the time from a touch to the next paint on a phone, alternating between this build and
 * another one. Prints a table.
 */
export async function measureInteractions({ rounds, calls, previous }: Options): Promise<void> {
  const folders = ['.', ...(previous === null ? [] : [previous])];
  const worlds: World[] = [];
  for (const folder of folders) worlds.push(await makeWorld('sqlite', 0, true, folder));
  const sites = await Promise.all(worlds.map((world, at) => startSite(world, folders[at])));
  const browser = await chromium.launch(chromiumLaunch());
  const isWanted = ({ name }: Interaction) =>
    calls.length === 0 || calls.some((call) => name.startsWith(call));
  const names = ['this build, ms', 'the previous one'].slice(0, folders.length);
  process.stdout.write('\nPhone 412x823, CPU 4x slower, the slowest event of each interaction\n\n');
  process.stdout.write(
    `| interaction | ${names.join(' | ')} |\n|---|${names.map(() => '---|').join('')}\n`,
  );
  try {
    for (const interaction of interactions.filter(isWanted)) {
      const slowest = sites.map((): number[] => []);
      for (let round = 0; round < rounds; round += 1) {
        for (const [at, { server, cookie }] of sites.entries()) {
          slowest[at]?.push(await measureInteraction(browser, server.url, interaction, cookie));
        }
      }
      process.stdout.write(`| ${[interaction.name, ...slowest.map(median)].join(' | ')} |\n`);
    }
  } finally {
    await browser.close();
    await Promise.all(sites.map(({ server }) => server.stop()));
    for (const world of worlds) await world.close();
  }
}
