import type { Browser, BrowserContext, Page } from 'playwright'
import type { Tokens } from './viewers.ts'

export const languages = ['en', 'ar'] as const
const colourSchemes = ['light', 'dark'] as const
const widths = [390, 1280] as const

export type Look = { language: (typeof languages)[number]; theme: (typeof colourSchemes)[number]; width: (typeof widths)[number] }

export const looks: readonly Look[] = languages.flatMap((language) =>
  colourSchemes.flatMap((theme) => widths.map((width) => ({ language, theme, width }))),
)

/** Two looks that together have both languages, both themes and both widths. */
export const fewLooks: readonly Look[] = [
  { language: 'en', theme: 'light', width: 1280 },
  { language: 'ar', theme: 'dark', width: 390 },
]

/** Opens a browser context: signed in or not, with a language, a theme and a width. */
export async function openContext(browser: Browser, tokens: Tokens | null, { language, theme, width }: Look): Promise<BrowserContext> {
  const isPhone = width < 768
  const context = await browser.newContext({
    viewport: { width, height: isPhone ? 844 : 900 },
    colorScheme: theme,
    locale: language === 'ar' ? 'ar-SA' : 'en-US',
    timezoneId: 'Asia/Riyadh',
    reducedMotion: 'reduce',
    hasTouch: isPhone,
    isMobile: isPhone,
  })
  await context.addInitScript(
    ([chosen, access, refresh]) => {
      localStorage.setItem('language', chosen)
      if (access && refresh && !localStorage.getItem('access-token')) {
        localStorage.setItem('refresh-token', refresh)
        localStorage.setItem('access-token', access)
      }
    },
    [language, tokens?.accessToken ?? '', tokens?.refreshToken ?? ''] as const,
  )
  return context
}

async function standStill(page: Page) {
  await page.locator('h1').first().waitFor()
  // `.early` is the content that the server wrote for readers before the scripts run.
  await page.waitForFunction(() => !document.querySelector('.early, [aria-busy="true"], [data-component="Skeleton"]'))
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}

/** Goes from the sign-in page to the page that asks for the code, with a number without limits. */
export async function askForCode(page: Page, origin: string, national: string): Promise<string> {
  await page.goto(origin)
  await page.locator('input[type="tel"]').fill(national)
  await page.locator('button[type="submit"]').click()
  await page.waitForURL('**/verify-otp')
  await standStill(page)
  return new URL(page.url()).pathname
}

/**
 * Opens an address and waits until the page is at rest: nothing loads, no skeleton, fonts loaded. Resolves to the path at which it ended.
 */
export async function visit(page: Page, address: string): Promise<string> {
  await page.goto(address)
  await standStill(page)
  return new URL(page.url()).pathname
}
