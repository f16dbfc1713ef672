import { demoNumbers } from '@wasla/contract/session/demo.ts'
import { platformNames } from '@wasla/contract/social/platform-names.ts'
import type { Locator } from 'playwright/test'
import { accessibilityProblems } from '../harness/axe.ts'
import { signInAs } from '../harness/sign-in.ts'
import { expect, test, type Page } from '../harness/test.ts'

const stats = '/profile/stats/influencer/reem_dosari'
const rates = '/profile/rate-card/influencer/reem_dosari'
const talents = '/profile/managed-talents/agency/qimam_media'

const onQuery = (page: Page, query: string) => page.waitForURL((url) => url.search === query)

/** Returns whether an element is within the window. An assertion of the test tool would need scripts. */
async function isInWindow(page: Page, element: Locator): Promise<boolean> {
  const [box, window] = [await element.boundingBox(), page.viewportSize()]
  return (
    box !== null && window !== null && box.x >= 0 && box.y >= 0 && box.x + box.width <= window.width && box.y + box.height <= window.height
  )
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'a stranger chooses the account, the period and the metric of figures',
    { tag: '@steps-desktop-ar' },
    async ({ page, words, language }) => {
      const current = (name: 'insights.accounts' | 'insights.range' | 'insights.metric') =>
        page.getByRole('group', { name: words(name) }).locator('[aria-current]')
      await page.goto(stats)
      await expect(current('insights.accounts')).toHaveText(words('insights.allAccounts'))
      await page.getByRole('link', { name: platformNames.TIKTOK[language], exact: true }).click()
      await onQuery(page, '?platform=TIKTOK')
      await expect(current('insights.accounts')).toHaveText(platformNames.TIKTOK[language])
      expect(await isInWindow(page, current('insights.accounts'))).toBe(true)
      await page
        .getByRole('group', { name: words('insights.range') })
        .getByRole('link')
        .last()
        .click()
      await onQuery(page, '?platform=TIKTOK&range=180')
      await page.getByRole('link', { name: words('insights.metric.POSTS_PER_WEEK'), exact: true }).click()
      await onQuery(page, '?platform=TIKTOK&range=180&metric=POSTS_PER_WEEK')
      expect(await isInWindow(page, current('insights.metric'))).toBe(true)
      expect(await isInWindow(page, page.getByRole('heading', { name: words('insights.metric.POSTS_PER_WEEK') }))).toBe(true)
      await page.getByRole('link', { name: words('insights.allAccounts') }).click()
      // The server orders the parameters of a page.
      await onQuery(page, '?metric=POSTS_PER_WEEK&range=180')
    },
  )

  test('a chart is drawn, and its numbers are read in a table', { tag: '@size-ar' }, async ({ page, words }) => {
    await page.goto(`${stats}?range=90`)
    const chart = page.getByRole('article', { name: words('insights.metric.ENGAGEMENT') })
    const drawing = chart.getByRole('img', { name: words('insights.metric.ENGAGEMENT') })
    await expect(drawing.locator('[data-part="line"]')).toHaveAttribute('d', /^M/)
    await expect(drawing.locator('[data-part="foot"] span:visible').first()).toBeVisible()
    await expect(chart.getByRole('table')).toBeHidden()
    await chart.locator('label').click()
    await expect(drawing).toBeHidden()
    await expect(chart.getByRole('row').nth(1)).toBeVisible()
    expect(await chart.getByRole('row').count()).toBeGreaterThan(60)
    await page.keyboard.press('Space')
    await expect(drawing).toBeVisible()
  })

  test(
    'rate cards are chosen by platform, and talents are turned page by page',
    { tag: '@steps-desktop-en' },
    async ({ page, language }) => {
      await page.goto(rates)
      const all = await page.getByRole('article').count()
      await page.getByRole('link', { name: platformNames.TIKTOK[language], exact: true }).click()
      await onQuery(page, '?platform=TIKTOK')
      expect(await page.getByRole('article').count()).toBeLessThan(all)
      await page.goto(`${talents}?lang=${language}`)
      await page.locator('a[href$="page=2"]').first().click()
      await onQuery(page, `?lang=${language}&page=2`)
      await expect(page.locator('[data-component="Pagination"] [aria-current="page"]')).toBeVisible()
    },
  )
})

test(
  'a stranger’s page of figures has no accessibility problems, with a chart as a table',
  { tag: '@steps-phone-en' },
  async ({ page, words }) => {
    await page.goto(`${stats}?range=90`)
    const chart = page.getByRole('article', { name: words('insights.metric.ENGAGEMENT') })
    await chart.locator('label').click()
    await expect(chart.getByRole('table')).toBeVisible()
    // The bar at the top would cover a part of a link.
    await page.evaluate(() => window.scrollTo(0, 0))
    expect(await accessibilityProblems(page)).toEqual([])
  },
)

test(
  'a signed-in reader chooses figures in place, without a new page or scrolling',
  { tag: '@steps-desktop-ar' },
  async ({ visitor, page, words }) => {
    await signInAs(visitor, demoNumbers.BRAND, stats)
    const followers = page.getByRole('link', { name: words('insights.metric.FOLLOWERS'), exact: true })
    // The app has replaced the page of the server: its charts are read with keys.
    await expect(page.getByRole('application').first()).toBeAttached()
    await followers.scrollIntoViewIfNeeded()
    await page.evaluate(() => document.body.setAttribute('data-same-page', ''))
    const before = await page.evaluate(() => [window.scrollY, history.length])
    await followers.click()
    await onQuery(page, '?metric=FOLLOWERS')
    await expect(page.getByText(words('insights.unit.FOLLOWERS'))).toBeVisible()
    await expect(followers).toHaveAttribute('aria-current', 'true')
    await expect(followers).toBeFocused()
    expect(await page.evaluate(() => [window.scrollY, history.length])).toEqual(before)
    expect(await page.evaluate(() => document.body.hasAttribute('data-same-page'))).toBe(true)
    expect(new URL(page.url()).hash).toBe('')
  },
)
