import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** `vite build` makes the browser's files, `vite build --ssr` the server's renderer. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  define: { 'process.env.NODE_ENV': JSON.stringify(process.env['NODE_ENV'] ?? 'production') },
  ssr: {
    // Its default export is not callable in a server bundle unless it is bundled in.
    noExternal: ['styled-components'],
  },
  build: isSsrBuild
    ? { outDir: 'dist/server', emptyOutDir: true, copyPublicDir: false }
    : {
        outDir: 'dist/client',
        emptyOutDir: true,
        manifest: true,
        modulePreload: { polyfill: false },
        rollupOptions: { input: 'composition/web/start.tsx' },
      },
}));
