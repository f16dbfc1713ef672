import path from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { storyLanguages } from './.storybook/story-languages.ts'
import { browserArgs, findTestBrowser } from './tools/browser.ts'
import { knowPace } from './tools/machine/measure.ts'
import { asEnv, givenFactor, limit } from './tools/machine/pace.ts'
import { nodeProjects } from './vitest.node.config.ts'

const root = import.meta.dirname

// `npm test` has measured the machine before; a run of a few stories measures it here.
await knowPace()

/** Stories wait for what they look for as patiently as their machine needs it. */
const pace = asEnv(givenFactor())

/** Every story, run in Chromium with axe, in either language; one server makes its scripts for both. */
const stories: TestProjectInlineConfiguration = {
  root,
  cacheDir: path.join(root, '.cache', 'vite-stories'),
  plugins: [storybookTest({ configDir: path.join(root, '.storybook') }), storyLanguages()],
  test: {
    name: 'stories',
    isolate: false,
    setupFiles: ['still.ts', 'light-reports.ts'].map((file) => path.join(root, '.storybook', file)),
    // On a busy machine the first story waits for every script to be made, and looking again is what ends a test that fails.
    testTimeout: limit(40_000),
    hookTimeout: limit(40_000),
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1280, height: 800 },
      // Before the first story of a fresh clone its packages are bundled.
      connectTimeout: limit(180_000),
      provider: playwright({ launchOptions: { executablePath: findTestBrowser(), args: browserArgs } }),
      instances: [
        { browser: 'chromium', name: 'stories-en', env: { STORY_LANGUAGE: 'en', ...pace } },
        // Whether a component brings colours of its own hangs on no language.
        {
          browser: 'chromium',
          name: 'stories-ar',
          env: { STORY_LANGUAGE: 'ar', ...pace },
          exclude: ['**/*.mdx', '**/EveryMatrix.stories.tsx'],
        },
      ],
    },
  },
}

export default defineConfig({ test: { projects: [...nodeProjects, stories] } })
