const pageFolder = (): string => new URL('.', document.baseURI).pathname;

/**
 * The path of the site, with a slash at its end: `/`, unless the demo was built for a folder of a host (`BASE_PATH`).
 * If it was built for any folder (`./`), the page gives it, because it always begins as the demo's first file.
 */
export const basePath = import.meta.env.BASE_URL === './' ? pageFolder() : import.meta.env.BASE_URL;

/** The browser's address of a path of the site. */
export const addressOf = (path: string): string => basePath + path.slice(1);

/** The path of the site in a path of the browser's address. */
export const pathIn = (pathname: string): string =>
  pathname.startsWith(basePath) ? pathname.slice(basePath.length - 1) : pathname;
