import type { Plugin } from 'vite';

const ADDRESS = 'convertToFilePath(import.meta.url)';

/**
 * Storybook's addon runs the stories of a file only if the file's address, where it decodes only
 * spaces, contains the file's path. Without this plugin it finds no story in a folder whose name
 * needs more encoding, such as a Hangul name.
 */
export function storyPaths(): Plugin {
  return {
    name: 'mulbit-story-paths',
    transform: (code) =>
      code.includes(ADDRESS)
        ? { code: code.replaceAll(ADDRESS, 'decodeURI(import.meta.url)'), map: null }
        : undefined,
  };
}
