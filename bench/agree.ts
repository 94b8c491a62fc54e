import type { Running } from './process';

// A ratio is meaningful only between servers that give the same answers.

async function bodyOf(server: Running, path: string, cookie?: string): Promise<unknown> {
  const response = await fetch(server.url + path, { headers: cookie ? { cookie } : {} });
  return response.json();
}

function withoutMoving(value: unknown): string {
  return JSON.stringify(value, (key, inner: unknown) =>
    key === 'timeAgo' || key === 'viewCount' ? '' : inner,
  );
}

/**
 * Throws unless both servers give the same answer for `path`, except for ages and views, which
 * change during the comparison.
 */
export async function mustAgree(
  app: Running,
  other: Running,
  path: string,
  cookie?: string,
): Promise<void> {
  const [ours, theirs] = await Promise.all([
    bodyOf(app, path, cookie),
    bodyOf(other, path, cookie),
  ]);
  if (withoutMoving(ours) !== withoutMoving(theirs)) {
    throw new Error(`The bodies of ${path} differ`);
  }
}
