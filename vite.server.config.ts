import { defineConfig } from 'vite';

// The server is bundled so that aliases and TypeScript are gone at run time; packages stay outside and load from node_modules.
export default defineConfig({
  resolve: { tsconfigPaths: true },
  build: {
    ssr: 'server/index.ts',
    outDir: 'dist/server',
    emptyOutDir: true,
    copyPublicDir: false,
    target: 'node20',
    sourcemap: false,
  },
});
