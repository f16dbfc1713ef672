import path from 'node:path'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { icuMessages } from './vite/icu-messages.ts'

/**
 * Builds the part of the app that the server runs: it renders public pages for signed-out readers with the same components. All styles of
 * the app are one file, from which the server takes the rules of a page. Class names are the same as in the browser’s build.
 */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  plugins: [
    icuMessages(),
    react(),
    vanillaExtractPlugin({ identifiers: 'short' }),
    { ...optimizeLocales.vite({ locales: ['en-US', 'ar-AE'] }), enforce: 'pre' },
  ],
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  ssr: { noExternal: true, target: 'node' },
  build: {
    ssr: true,
    outDir: 'dist-ssr',
    emptyOutDir: true,
    target: 'node24',
    cssCodeSplit: false,
    ssrEmitAssets: true,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      input: { renderer: path.join(import.meta.dirname, 'src/page-renderer.tsx') },
      output: {
        assetFileNames: (asset) => (asset.names.some((name) => name.endsWith('.css')) ? 'style.css' : 'assets/[name]-[hash][extname]'),
      },
    },
  },
})
