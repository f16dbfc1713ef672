import path from 'node:path'
import { defineConfig } from 'playwright/test'
import { browserArgs, findTestBrowser } from '../../tools/browser.ts'
import { leftOut, settings, type Setting } from '../../tools/journeys/settings.ts'
import { knowPace } from '../../tools/machine/measure.ts'
import { limit } from '../../tools/machine/pace.ts'
import type { Settings } from './harness/test.ts'

await knowPace()

const desktop = { viewport: { width: 1280, height: 900 } }
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

const looks: Readonly<Record<Setting, Settings & typeof desktop>> = {
  'desktop-en': { language: 'en', ...desktop },
  'desktop-ar': { language: 'ar', ...desktop },
  'phone-en': { language: 'en', ...phone },
  'phone-ar': { language: 'ar', ...phone },
}

export default defineConfig<Settings>({
  testDir: path.join(import.meta.dirname, 'journeys'),
  testMatch: '**/*.e2e.ts',
  globalSetup: path.join(import.meta.dirname, 'template.config.ts'),
  outputDir: path.join(import.meta.dirname, '../../test-results'),
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // A journey spends about half of its time waiting for its server.
  workers: 3,
  // Long enough for the longest journey, which covers a whole account. Scaled to the speed of the machine. No journey sets its own limit.
  timeout: limit(120_000),
  expect: { timeout: limit(15_000) },
  reporter: 'list',
  use: {
    launchOptions: { executablePath: findTestBrowser(), args: [...browserArgs, '--use-fake-device-for-media-stream'] },
    // Grants the permissions. A journey about denied permissions removes them.
    permissions: ['camera', 'microphone', 'clipboard-read', 'clipboard-write'],
    // An action on a missing element fails long before its journey reaches the timeout.
    actionTimeout: limit(20_000),
    screenshot: 'only-on-failure',
    reducedMotion: 'reduce',
    // Every journey is a new visitor, for whom a service worker would fetch the whole app again. Files of journeys about it allow it.
    serviceWorkers: 'block',
    timezoneId: 'Asia/Riyadh',
  },
  projects: settings.map((setting) => ({ name: setting, grepInvert: leftOut(setting), use: looks[setting] })),
})
