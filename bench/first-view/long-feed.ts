import type { Browser } from 'playwright';

/** The most elements that the document had while a feed was scrolled to its end. */
export interface LongFeed {
  posts: number;
  nodes: number;
}

// A good flick of the thumb.
const STEP = 900;
const STEPS_MOST = 3_000;

/** Scrolls through the whole feed of a site, flick by flick, and counts elements at every frame. */
export async function scrollLongFeed(browser: Browser, origin: string): Promise<LongFeed> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  });
  // What runs in the page was compiled with a helper that only this side has.
  await context.addInitScript('globalThis.__name ??= (value) => value;');
  const page = await context.newPage();
  try {
    await page.goto(origin);
    await page.getByRole('article').first().waitFor();
    const seen = new Set<string>();
    let nodes = 0;
    for (let step = 0; step < STEPS_MOST; step += 1) {
      const stop = await page.evaluate(async (by) => {
        scrollBy(0, by);
        const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
        let nodes = 0;
        for (let frames = 0; frames < 3; frames += 1) {
          await frame();
          nodes = Math.max(nodes, document.querySelectorAll('*').length);
        }
        return {
          nodes,
          titles: [...document.querySelectorAll('article a[href^="/post/"]')].map(
            (link) => link.getAttribute('href')?.split('#')[0] ?? '',
          ),
          isEnd: document.body.innerText.includes('마지막입니다.'),
        };
      }, STEP);
      nodes = Math.max(nodes, stop.nodes);
      for (const title of stop.titles) seen.add(title);
      if (stop.isEnd) break;
    }
    return { posts: seen.size, nodes };
  } finally {
    await context.close();
  }
}
