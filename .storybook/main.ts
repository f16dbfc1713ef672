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

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../design-system/!(node_modules)/**/*.mdx', '../design-system/!(node_modules)/**/*.stories.@(ts|tsx)', '../app/src/**/*.@(mdx|stories.ts|stories.tsx)'],
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
      // Found only once a recipe runs, which reloads the page under the first test of a cold run.
      include: [...(vite.optimizeDeps?.include ?? []), '@vanilla-extract/recipes/createRuntimeFn'],
    },
  }),
}

export default config
