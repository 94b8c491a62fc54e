import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenderPage } from '@contract/rendering';
import type { Log } from '../lib/log';

/**
 * Loads the built site's own renderer, which is not part of the server's code.
 * @param file the built `src/entry-server`
 * @returns null when it cannot be used; the log says so, and browsers render the pages themselves
 */
export async function loadRenderer(file: string, log: Log): Promise<RenderPage | null> {
  if (!existsSync(file)) {
    log.warn({ file }, 'pages are not rendered here: there is no renderer');
    return null;
  }
  try {
    // oxlint-disable-next-line architecture/import-zones -- what was built is nobody's source
    const built = (await import(/* @vite-ignore */ pathToFileURL(resolve(file)).href)) as object;
    if ('render' in built && typeof built.render === 'function') {
      // The exported function was checked as a `RenderPage` in its own source.
      return built.render as RenderPage;
    }
    log.warn({ file }, 'pages are not rendered here: the renderer exports none');
  } catch (error) {
    log.warn({ err: error }, 'pages are not rendered here: the renderer cannot be loaded');
  }
  return null;
}
