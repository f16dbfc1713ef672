import path from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vite'
import { inRoot } from '../process.ts'
import { entriesOf } from './entries.ts'
import { folder, home } from './places.ts'

/** Returns whether an import stays an import. Only the style sheets of other packages become part of ours. */
const isOutside = (id: string) => /^(?:node:|@(?!wasla\/)|[a-z])/iu.test(id) && !id.endsWith('.css') && !path.isAbsolute(id)

/** Returns the file of a module. A product that uses vanilla-extract would take `Button.css.js` for one of its sources. */
const fileOf = ({ name }: { name: string }) => `${name.replace(/\.css$/u, '.styles').replace(/^tools\/package\//u, '')}.js`

const modules = () => ({
  ...Object.fromEntries([...entriesOf(home)].map(([address, file]) => [address, path.join(home, file)])),
  // The style sheet has the styles of the entries in the order of their names, so these come first.
  'all-styles': inRoot('tools/package/all-styles.ts'),
  'codemods/run': inRoot('tools/package/codemods/run.ts'),
})

/**
 * Builds the modules and the style sheet of the package. Imports from other packages stay imports. In the mode `tokens`, builds a style
 * sheet that sets only the custom properties.
 */
export default defineConfig(({ mode }) => ({
  root: home,
  // Addresses of fonts and of the worker are relative to the file that names them.
  base: './',
  publicDir: false,
  logLevel: 'error',
  plugins: [vanillaExtractPlugin()],
  // The build of a library would write all fonts into the style sheet, although a browser needs only those of its language.
  resolve: { alias: [{ find: /^(.*\.woff2)$/u, replacement: '$1?no-inline' }] },
  build: {
    target: 'es2023',
    outDir: path.join(folder, mode === 'tokens' ? 'tokens' : 'dist'),
    minify: false,
    cssMinify: true,
    cssCodeSplit: false,
    lib: {
      entry: mode === 'tokens' ? { tokens: path.join(home, 'themes/themes.css.ts') } : modules(),
      formats: ['es'],
      cssFileName: mode === 'tokens' ? 'tokens' : 'styles',
    },
    rolldownOptions: {
      external: isOutside,
      output: {
        preserveModules: true,
        preserveModulesRoot: home,
        entryFileNames: fileOf,
        chunkFileNames: fileOf,
        assetFileNames: ({ names: [name = ''] }) => (name.endsWith('.woff2') ? 'fonts/[name][extname]' : '[name][extname]'),
      },
    },
  },
}))
