const pageFolder = (): string => new URL('.', document.baseURI).pathname;

/**
 * The path below which the site lies, with a slash at its end: `/`, unless the demo was built for a host that gives it a
 * folder (`BASE_PATH`). Built for any folder (`./`), it is that of the page, which always begins as the demo's first file.
 */
export const basePath = import.meta.env.BASE_URL === './' ? pageFolder() : import.meta.env.BASE_URL;

/** A path of the site's as an address of the browser's. */
export const addressOf = (path: string): string => basePath + path.slice(1);

/** The path of the site's in the path of an address of the browser's. */
export const pathIn = (pathname: string): string =>
  pathname.startsWith(basePath) ? pathname.slice(basePath.length - 1) : pathname;
