import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { icons } from './tools/vite/icons.ts';

// The site's components once more, for the server: it imports this file to render pages. One file
// with everything in it, so that React runs as built for production whatever NODE_ENV the server has.
export default defineConfig({
  plugins: [react(), vanillaExtractPlugin(), icons()],
  resolve: { tsconfigPaths: true },
  define: {
    'import.meta.env.VITE_API_MODE': JSON.stringify('live'),
    'process.env.NODE_ENV': JSON.stringify('production'),
  },
  ssr: { noExternal: true },
  build: {
    ssr: 'src/entry-server.tsx',
    outDir: 'dist/ssr',
    emptyOutDir: true,
    copyPublicDir: false,
    target: 'node20',
    sourcemap: false,
    rolldownOptions: { output: { codeSplitting: false } },
  },
});
