import path from 'node:path'
import { defineConfig } from 'playwright/test'
import { browserArgs, findBrowser } from '../../tools/browser.ts'
import type { Settings } from './harness/test.ts'

const desktop = { width: 1280, height: 900 }
const phone = { width: 390, height: 844 }

export default defineConfig<Settings>({
  testDir: path.join(import.meta.dirname, 'journeys'),
  testMatch: '**/*.e2e.ts',
  outputDir: path.join(import.meta.dirname, '../../test-results'),
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 30_000,
  reporter: 'list',
  use: {
    launchOptions: { executablePath: findBrowser(), args: browserArgs },
    screenshot: 'only-on-failure',
    reducedMotion: 'reduce',
    timezoneId: 'Asia/Riyadh',
  },
  projects: [
    { name: 'desktop-en', use: { language: 'en', viewport: desktop } },
    { name: 'desktop-ar', use: { language: 'ar', viewport: desktop } },
    { name: 'phone-en', use: { language: 'en', viewport: phone, hasTouch: true, isMobile: true } },
    { name: 'phone-ar', use: { language: 'ar', viewport: phone, hasTouch: true, isMobile: true } },
  ],
})
