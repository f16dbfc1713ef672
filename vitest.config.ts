import path from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { browserArgs, findBrowser } from './tools/browser.ts'

const root = import.meta.dirname

const designSystem: TestProjectInlineConfiguration = {
  root: path.join(root, 'design-system'),
  plugins: [react(), vanillaExtractPlugin()],
  test: { name: 'design-system', environment: 'node', isolate: false, env: { TZ: 'UTC' }, include: ['**/*.test.{ts,tsx}'] },
}

const tools: TestProjectInlineConfiguration = {
  root: path.join(root, 'tools'),
  // The tester of lint rules registers its cases with the global `describe` and `it`.
  test: { name: 'tools', environment: 'node', globals: true, include: ['**/*.test.ts'] },
}

/** Every story, run in Chromium with axe in one language. */
const stories = (locale: 'en' | 'ar'): TestProjectInlineConfiguration => ({
  root,
  cacheDir: path.join(root, '.cache', `vite-stories-${locale}`),
  plugins: [storybookTest({ configDir: path.join(root, '.storybook'), initialGlobals: { locale } })],
  test: {
    name: `stories-${locale}`,
    isolate: false,
    setupFiles: [path.join(root, '.storybook/still.ts')],
    // On a busy machine the first story waits for every script to be made.
    testTimeout: 20_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1280, height: 800 },
      // Before the first story of a fresh clone its packages are bundled.
      connectTimeout: 180_000,
      provider: playwright({ launchOptions: { executablePath: findBrowser(), args: browserArgs } }),
      instances: [{ browser: 'chromium' }],
    },
  },
})

export default defineConfig({
  test: {
    projects: [
      'server/vitest.config.ts',
      'server/parity/vitest.config.ts',
      'mocks/vitest.config.ts',
      'app/vitest.config.ts',
      designSystem,
      tools,
      stories('en'),
      stories('ar'),
    ],
  },
})
