import type { Browser } from 'playwright';

/** The maximum number of elements while a feed was scrolled to its end. */
export interface LongFeed {
  posts: number;
  nodes: number;
}

// The distance of a fast flick.
const STEP = 900;
const STEPS_MOST = 3_000;

/** Scrolls through the whole feed of a site, flick by flick, and counts elements in every frame. */
export async function scrollLongFeed(browser: Browser, origin: string): Promise<LongFeed> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  });
  // The compiled code that runs in the page calls a helper that exists only in this process.
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
