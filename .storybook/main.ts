import { existsSync } from 'node:fs'
import path from 'node:path'
import type { StorybookConfig } from '@storybook/react-vite'
import { icuMessages } from '@wasla/app/vite/icu-messages.ts'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import { mergeConfig, type UserConfig } from 'vite'
import { prebundledPackages } from './prebundled-packages.ts'
import { partFacts } from './facts/plugin.ts'
import { propTables } from './props/plugin.ts'

const fromRoot = (...parts: string[]) => path.join(import.meta.dirname, '..', ...parts)

/** Pictures of the demo data and country flags, at the same addresses as on the server. */
const staticFolders = [
  { from: fromRoot('mocks/pictures'), to: '/pictures' },
  { from: fromRoot('node_modules/country-flag-icons/3x2'), to: '/flags' },
  { from: fromRoot('app/node_modules/pdfjs-dist/standard_fonts'), to: '/pdf-fonts' },
]

/** Packages to bundle before the first story: those that sources import (`prebundled-packages.ts`), and some that only other packages import. */
const early = [
  ...prebundledPackages(fromRoot(), 'design-system', '@wasla/design-system'),
  ...prebundledPackages(fromRoot(), 'app/src', '@wasla/app'),
  '@vanilla-extract/recipes/createRuntimeFn',
  '@wasla/app > graphql/language/printer',
  'react-aria-components',
  'graphql',
  '@wasla/contract > zod/mini',
  '@wasla/mocks > @graphql-tools/mock',
  '@wasla/mocks > @graphql-tools/schema',
  'msw/browser',
  'msw/utils/get-response',
]

const isTest = process.env['VITEST'] !== undefined

/** Tests need no prop tables and no pages of parts. */
const tables = isTest ? [] : [propTables(fromRoot('design-system')), partFacts(fromRoot())]
const pages = isTest ? [] : [fromRoot('.storybook', 'part-page', 'preview.tsx')]

const production = { 'process.env.NODE_ENV': '"production"' }

/**
 * Tests run the React that people get. Its development build takes more of the processor, and flushes after each event what the product
 * draws a moment later. `WASLA_STORIES=development` runs them on that build, which writes its warnings beside the results.
 */
const built = isTest && process.env['WASLA_STORIES'] !== 'development' ? production : undefined

const forTests: UserConfig = {
  ...(built && { oxc: { jsx: { development: false } }, define: built }),
  resolve: { alias: { 'storybook/internal/instrumenter': fromRoot('.storybook', 'uninstrumented.ts') } },
}

/** The router and the GraphQL client have a development build, too. Vite's server would take it. */
const conditionsOf = (vite: UserConfig) =>
  vite.resolve?.conditions?.map((condition) => (built && condition === 'development|production' ? 'production' : condition))

/** Returns Storybook's configuration with what is special in tests. */
function tested(vite: UserConfig): UserConfig {
  const merged: UserConfig = mergeConfig(vite, forTests)
  return { ...merged, resolve: { ...merged.resolve, conditions: conditionsOf(vite) } }
}

/** Stories to build, one file a line, if a comparison needs only a few; see `tools/visual/builds.ts`. */
const only = process.env['ONLY_STORIES']?.split('\n').map((file) => `../${file}`)

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: only ?? [
    '../design-system/!(node_modules)/**/*.mdx',
    '../design-system/!(node_modules)/**/*.stories.@(ts|tsx)',
    '../app/src/**/*.@(mdx|stories.ts|stories.tsx)',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest', '@chromatic-com/storybook'],
  previewAnnotations: pages,
  staticDirs: staticFolders.filter(({ from }) => existsSync(from)),
  // Without this, a browser that opens a story or a docs page alone asks for `/favicon.ico`, which does not exist.
  previewHead: (head = '') => `${head}<link rel="icon" href="./favicon.svg" />`,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Off: Storybook's extraction reads only the syntax of one file. `props/` uses the compiler, which resolves types of other files.
  typescript: { reactDocgen: false },
  // Highlighting scans the whole page after every change, which tests do not need.
  features: { sidebarOnboardingChecklist: false, highlight: !isTest },
  viteFinal: (vite) => ({
    ...(isTest ? tested(vite) : vite),
    plugins: [
      ...(vite.plugins ?? []),
      ...tables,
      icuMessages({ isCompiled: false }),
      react(),
      vanillaExtractPlugin(),
      msw({ mode: 'worker-only' }),
    ],
    optimizeDeps: {
      ...vite.optimizeDeps,
      include: [...(vite.optimizeDeps?.include ?? []), ...early],
      // React Aria's virtualizer draws all rows in tests unless this variable is set; it reads it from `process.env`, which browsers lack.
      rolldownOptions: { transform: { define: { 'process.env.VIRT_ON': '"yes"', ...built } } },
    },
  }),
}

export default config
