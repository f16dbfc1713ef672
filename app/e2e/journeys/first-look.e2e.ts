import { demoNumbers } from '@wasla/contract/session/demo.ts'
import { onHome, signInAs } from '../harness/sign-in.ts'
import { expect, test, type Page } from '../harness/test.ts'

/** Aborts the scripts of the app, as if they never arrive. The script in the page itself runs. */
const withoutApp = (page: Page) => page.route(/\/assets\/[^/]*\.js$/, (route) => route.abort())

test('a signed-in page has its bar, its title and its skeleton before the app is there', async ({ visitor, page, product, words }) => {
  await signInAs(visitor, product.address, demoNumbers.INFLUENCER)
  await onHome(page)
  await withoutApp(page)
  for (const [path, title] of [
    ['/wallet', 'wallet.title'],
    ['/discover', 'programs.discover.title'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: words(title) })).toBeVisible()
    await expect(page.getByRole('banner')).toBeVisible()
  }
  await page.goto('/home')
  await expect(page.locator('main [aria-busy]').first()).toBeVisible()
})

test(
  'the page requests its first data once, before the app is there, and nothing moves',
  { tag: '@desk' },
  async ({ visitor, page, product, words }) => {
    await signInAs(visitor, product.address, demoNumbers.INFLUENCER)
    await onHome(page)
    await page.addInitScript(() => {
      const seen = { moved: 0, bodies: [] as unknown[] }
      Object.assign(window, { seen })
      const { fetch } = window
      window.fetch = (address, init) => {
        if (address === '/user/graphql') seen.bodies.push(init?.body)
        return fetch(address, init)
      }
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) seen.moved += entry.value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto('/wallet')
    await expect(page.getByText(words('wallet.available')).first()).toBeVisible()
    const { early, bodies, moved } = await page.evaluate(() => {
      const { earlyAnswers, seen } = window as unknown as {
        earlyAnswers?: { body: string }[]
        seen: { bodies: unknown[]; moved: number }
      }
      return { early: earlyAnswers?.map(({ body }) => body) ?? [], ...seen }
    })
    expect(early.length).toBeGreaterThan(2)
    expect(early.map((body) => bodies.filter((one) => one === body).length)).toEqual(early.map(() => 1))
    expect(moved).toBeLessThan(0.01)
  },
)

test('a member does not see first what a stranger sees', { tag: '@desk' }, async ({ visitor, page, product, words }) => {
  await signInAs(visitor, product.address, demoNumbers.INFLUENCER)
  await onHome(page)
  await withoutApp(page)
  await page.goto('/program/none/overview')
  await expect(page.locator('#root .boot')).toBeVisible()
  await expect(page.getByRole('link', { name: words('session.signIn.submit') })).toHaveCount(0)
})

test('an address without a page is not found', { tag: '@desk' }, async ({ page, words }) => {
  const response = await page.goto('/nowhere')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: words('shell.notFound.page') })).toBeVisible()
})
