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
 * Matches the tag of a journey that runs in fewer projects. `@long` is for many screens, or for a rule that does not depend on language and
 * size: such a journey runs in two projects, which cover each language and each size once. `@desk` and `@phone` are for many cases of one
 * rule: such a journey runs in one project. Journeys without a tag run in all four projects.
 */
const isOfFew = /@(?:long|desk|phone)/

export default defineConfig<Settings>({
  testDir: path.join(import.meta.dirname, 'journeys'),
  testMatch: '**/*.e2e.ts',
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
    launchOptions: { executablePath: findBrowser(), args: [...browserArgs, '--use-fake-device-for-media-stream'] },
    // Grants the permissions. A journey about denied permissions removes them.
    permissions: ['camera', 'microphone', 'clipboard-read', 'clipboard-write'],
    // An action on a missing element fails long before its journey reaches the timeout.
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
