import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** `vite build` makes the browser's files, `vite build --ssr` the server's renderer. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  publicDir: 'ui/public',
  // rxjs in modern syntax: without helpers for browsers that are no longer about.
  ...(!isSsrBuild && {
    resolve: { conditions: ['es2015', 'module', 'browser', 'development|production'] },
  }),
  define: { 'process.env.NODE_ENV': JSON.stringify(process.env['NODE_ENV'] ?? 'production') },
  ssr: {
    // One has a default export that is not callable from outside a bundle, the other has folders for addresses.
    noExternal: ['styled-components', /^fp-ts/],
  },
  build: isSsrBuild
    ? { outDir: 'dist/server', emptyOutDir: true, copyPublicDir: false }
    : {
        outDir: 'dist/client',
        emptyOutDir: true,
        manifest: true,
        modulePreload: { polyfill: false },
        rolldownOptions: { input: 'composition/web/start.tsx' },
      },
}));
