import path from 'node:path'
import { defineConfig } from 'playwright/test'
import { browserArgs, findBrowser } from '../../tools/browser.ts'
import { knowPace } from '../../tools/machine/measure.ts'
import { limit } from '../../tools/machine/pace.ts'
import type { Settings } from './harness/test.ts'

await knowPace()

const desktop = { width: 1280, height: 900 }
const phone = { width: 390, height: 844 }

/**
 * Journeys of many screens, and rules that hang neither on the language nor on the size, go twice: each language and each size once.
 * What many people go through alike is tried with each in one setting (`@desk`, `@phone`). The others go in all four.
 */
const isOfFew = /@(?:long|desk|phone)/

export default defineConfig<Settings>({
  testDir: path.join(import.meta.dirname, 'journeys'),
  testMatch: '**/*.e2e.ts',
  outputDir: path.join(import.meta.dirname, '../../test-results'),
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // A journey waits for its server about as often as it works.
  workers: 3,
  // The longest walk through a whole account. No journey sets a limit of its own: this one follows the machine.
  timeout: limit(120_000),
  expect: { timeout: limit(15_000) },
  reporter: 'list',
  use: {
    launchOptions: { executablePath: findBrowser(), args: [...browserArgs, '--use-fake-device-for-media-stream'] },
    // Permissions are granted; a journey in which somebody denies them takes these away again.
    permissions: ['camera', 'microphone', 'clipboard-read', 'clipboard-write'],
    // A press that finds nothing to press says so long before its journey's time is over.
    actionTimeout: limit(20_000),
    screenshot: 'only-on-failure',
    reducedMotion: 'reduce',
    timezoneId: 'Asia/Riyadh',
  },
  projects: [
    { name: 'desktop-en', grepInvert: /@phone/, use: { language: 'en', viewport: desktop } },
    { name: 'desktop-ar', grepInvert: isOfFew, use: { language: 'ar', viewport: desktop } },
    { name: 'phone-en', grepInvert: isOfFew, use: { language: 'en', viewport: phone, hasTouch: true, isMobile: true } },
    { name: 'phone-ar', grepInvert: /@desk/, use: { language: 'ar', viewport: phone, hasTouch: true, isMobile: true } },
  ],
})
