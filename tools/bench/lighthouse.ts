import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import lighthouse from 'lighthouse'
import { chromium } from 'playwright'
import { browserArgs, needBrowser } from '../browser.ts'
import { freePort } from '../product.ts'
import type { Tokens } from '../screens/viewers.ts'

export type Scores = {
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  layoutShift: number
  firstPaint: number
  largestPaint: number
  blocked: number
  failed: string[]
}

/** Runs Lighthouse's mobile audit (slow phone, slow network) of a page, in a language, signed in or not. */
export async function audit(address: string, language: 'en' | 'ar', tokens: Tokens | null): Promise<Scores> {
  const profile = mkdtempSync(path.join(tmpdir(), 'wasla-lighthouse-'))
  const port = await freePort()
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: needBrowser(console.error),
    args: [...browserArgs, `--remote-debugging-port=${port}`],
    locale: language === 'ar' ? 'ar-SA' : 'en-US',
  })
  try {
    const page = context.pages()[0] ?? (await context.newPage())
    await page.goto(new URL('/terms', address).href)
    await page.evaluate(
      ([chosen, access, refresh]) => {
        localStorage.setItem('language', chosen)
        if (refresh) localStorage.setItem('refresh-token', refresh)
        if (access) localStorage.setItem('access-token', access)
      },
      [language, tokens?.accessToken ?? '', tokens?.refreshToken ?? ''] as const,
    )
    const result = await lighthouse(address, {
      port,
      disableStorageReset: true,
      logLevel: 'error',
      onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    })
    if (!result) throw new Error(`Lighthouse had nothing to say of ${address}`)
    const { categories, audits } = result.lhr
    const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
    const value = (name: string) => audits[name]?.numericValue ?? 0
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      layoutShift: value('cumulative-layout-shift'),
      firstPaint: value('first-contentful-paint'),
      largestPaint: value('largest-contentful-paint'),
      blocked: value('total-blocking-time'),
      failed: ['accessibility', 'best-practices']
        .flatMap((name) => categories[name]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
        .map(({ id }) => id),
    }
  } finally {
    await context.close()
    rmSync(profile, { recursive: true, force: true })
  }
}
