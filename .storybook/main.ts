import { existsSync } from 'node:fs'
import path from 'node:path'
import type { StorybookConfig } from '@storybook/react-vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'

const fromRoot = (...parts: string[]) => path.join(import.meta.dirname, '..', ...parts)

/** Pictures of the demo world and country flags, at the addresses that the app's own server gives them. */
const staticFolders = [
  { from: fromRoot('mocks/pictures'), to: '/pictures' },
  { from: fromRoot('node_modules/country-flag-icons/3x2'), to: '/flags' },
]

/** What the bundler would find only while stories run, and then reload the page under a test of a cold run. */
const foundLate = [
  '@vanilla-extract/recipes/createRuntimeFn',
  ...[
    '@apollo/client/cache',
    '@apollo/client/core',
    '@apollo/client/errors',
    '@apollo/client/link',
    '@apollo/client/react',
    'graphql/language/printer',
    'react-router',
    'react-router/dom',
    'rxjs',
  ].map((name) => `@wasla/app > ${name}`),
  'react-aria-components',
  'graphql',
  '@wasla/contract > zod/mini',
  '@wasla/mocks > @graphql-tools/mock',
  '@wasla/mocks > @graphql-tools/schema',
  'msw/browser',
]

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../design-system/!(node_modules)/**/*.mdx',
    '../design-system/!(node_modules)/**/*.stories.@(ts|tsx)',
    '../app/src/**/*.@(mdx|stories.ts|stories.tsx)',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest', '@chromatic-com/storybook'],
  staticDirs: staticFolders.filter(({ from }) => existsSync(from)),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  features: { sidebarOnboardingChecklist: false },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), react(), vanillaExtractPlugin(), msw({ mode: 'worker-only' })],
    optimizeDeps: {
      ...vite.optimizeDeps,
      include: [...(vite.optimizeDeps?.include ?? []), ...foundLate],
      // Under test the virtualizer asks whether it shall draw the rows in sight alone, as it does for people; without this, it asks Node.
      rolldownOptions: { transform: { define: { 'process.env.VIRT_ON': '"yes"' } } },
    },
  }),
}

export default config
