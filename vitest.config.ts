import path from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { browserArgs, findBrowser } from './tools/browser.ts'
import { nodeProjects } from './vitest.node.config.ts'

const root = import.meta.dirname

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

export default defineConfig({ test: { projects: [...nodeProjects, stories('en'), stories('ar')] } })
