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
 * Long journeys, and rules that depend neither on the language nor on the size, run twice: each language and each size once. Journeys
 * repeated for many viewers run in one setting each (`@desk`, `@phone`). All others run in all four.
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
  // Limit for the longest journey. No journey sets its own limit, because this one follows the machine.
  timeout: limit(120_000),
  expect: { timeout: limit(15_000) },
  reporter: 'list',
  use: {
    launchOptions: { executablePath: findBrowser(), args: [...browserArgs, '--use-fake-device-for-media-stream'] },
    // Granted to all; a journey that tests a refusal revokes them.
    permissions: ['camera', 'microphone', 'clipboard-read', 'clipboard-write'],
    // An action without a target fails long before its journey's timeout.
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
