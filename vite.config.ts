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
    // Everything in one file, each library in its production form; the built renderer then starts and runs quickest.
    noExternal: isSsrBuild ? true : ['styled-components', /^fp-ts/],
  },
  build: isSsrBuild
    ? { outDir: 'dist/server', emptyOutDir: true, copyPublicDir: false }
    : {
        outDir: 'dist/client',
        emptyOutDir: true,
        manifest: true,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: 'composition/web/start.tsx',
          output: {
            // What every page starts with, in one file: it compresses better together, and keeps
            // its address while only our own code changes.
            codeSplitting: {
              groups: [
                {
                  name: 'libraries',
                  test: /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler|styled-components|stylis|rxjs)\//,
                },
              ],
            },
          },
        },
      },
}));
