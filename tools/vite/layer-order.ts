import type { Plugin } from 'vite';

/** Weakest first; `src/design/styles/layers.css.ts` declares the same for development. */
const ORDER = '@layer reset,design,utility;';

/**
 * Starts every built style sheet with the order of the cascade layers. The first sheet to name a
 * layer decides its rank, and the bundler decides which sheet comes first.
 */
export function layerOrder(): Plugin {
  return {
    name: 'mulbit:layer-order',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
          file.source = ORDER + String(file.source).replace(ORDER, '');
        }
      },
    },
  };
}
