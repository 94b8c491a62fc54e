import { defineConfig } from 'vite';

// The server is bundled so that aliases and TypeScript are gone at run time; packages stay outside and load from node_modules.
export default defineConfig({
  resolve: { tsconfigPaths: true },
  build: {
    ssr: true,
    rolldownOptions: {
      input: {
        index: 'server/index.ts',
        // An image holds the build alone, so the commands for backups belong to it.
        backup: 'server/backup.ts',
        admin: 'server/admin.ts',
        migrate: 'server/migrate.ts',
        snapshots: 'server/snapshots.ts',
        restore: 'server/restore.ts',
        move: 'server/move.ts',
        'move-uploads': 'server/move-uploads.ts',
        'password-thread': 'server/auth/password-thread.mjs',
        'sqlite-child': 'server/sql/sqlite-child.mjs',
      },
      output: {
        // These are started by the names of their sources, from the file beside them.
        entryFileNames: ({ name }) =>
          /^(?:password-thread|sqlite-child)$/.test(name) ? '[name].mjs' : '[name].js',
        chunkFileNames: '[name]-[hash].js',
      },
    },
    outDir: 'dist/server',
    emptyOutDir: true,
    copyPublicDir: false,
    target: 'node20',
    sourcemap: false,
  },
});
