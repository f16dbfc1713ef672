import { demoNumbers } from '@wasla/contract/session/demo.ts'
import { onHome, signInAs } from '../harness/sign-in.ts'
import { expect, test, type Page } from '../harness/test.ts'

test.use({ serviceWorkers: 'allow' })

/** Aborts the scripts of the app, as if they never arrive. The script in the page itself runs. */
const withoutApp = (page: Page) => page.route(/\/assets\/[^/]*\.js$/, (route) => route.abort())

test(
  'a signed-in page has its bar, its title and its skeleton before the app is there',
  { tag: '@everywhere' },
  async ({ visitor, page, words }) => {
    await signInAs(visitor, demoNumbers.INFLUENCER)
    await withoutApp(page)
    for (const [path, title] of [
      ['/wallet', 'wallet.title'],
      ['/discover', 'programs.discover.title'],
    ] as const) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name: words(title) })).toBeVisible()
      await expect(page.getByRole('banner')).toBeVisible()
    }
    await page.route('**/user/pages/home', (route) => route.abort())
    await page.goto('/home')
    await expect(page.locator('main [aria-busy]').first()).toBeVisible()
  },
)

test(
  'a signed-in page can be read with its data before the app is there',
  { tag: '@flow-crossed' },
  async ({ visitor, page, words, language }) => {
    await signInAs(visitor, demoNumbers.INFLUENCER)
    await withoutApp(page)
    await page.goto('/home')
    await expect(page.getByRole('heading', { level: 1 })).toContainText(language === 'ar' ? 'نورة' : 'Noura')
    await expect(page.getByRole('main').locator('[data-component^="Skeleton"]')).toHaveCount(0)
    await page.goto('/wallet')
    await expect(page.getByText(words('wallet.available')).first()).toBeVisible()
    await page.goto('/discover')
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  },
)

/** Records the operations that the page sends, and how much of it moves. */
const watch = (page: Page) =>
  page.addInitScript(() => {
    const seen = { moved: 0, bodies: [] as unknown[], pages: 0 }
    Object.assign(window, { seen })
    const { fetch } = window
    window.fetch = (address, init) => {
      if (address === '/user/graphql') seen.bodies.push(init?.body)
      if (typeof address === 'string' && address.startsWith('/user/pages/')) seen.pages += 1
      return fetch(address, init)
    }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) seen.moved += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** Returns what `watch` has seen, and how often each early operation was sent. */
const seenBy = (page: Page) =>
  page.evaluate(() => {
    const { earlyAnswers = [], seen } = window as unknown as {
      earlyAnswers?: { body: string }[]
      seen: { bodies: unknown[]; moved: number; pages: number }
    }
    return { ...seen, sent: earlyAnswers.map(({ body }) => seen.bodies.filter((one) => one === body).length) }
  })

/** Waits until the app has taken the place of the page that the server rendered. */
const untilTakenOver = (page: Page) =>
  page.waitForFunction(() => 'running' in document.documentElement.dataset && !('memberPage' in document.documentElement.dataset))

test(
  'the app takes the place of a page with data, sends its first operations once, and nothing moves',
  { tag: '@rule-desktop-en' },
  async ({ visitor, page, words }) => {
    await signInAs(visitor, demoNumbers.INFLUENCER, '/')
    await onHome(page)
    await watch(page)
    for (const [path, figure] of [
      ['/wallet', 'wallet.available'],
      ['/home', 'profiles.money.available'],
    ] as const) {
      await page.goto(path)
      await untilTakenOver(page)
      await expect(page.getByText(words(figure)).first()).toBeVisible()
      const { sent, moved, pages } = await seenBy(page)
      expect(pages).toBe(1)
      expect(sent).toEqual(sent.map(() => 1))
      expect(moved).toBeLessThan(0.01)
      await expect(page.locator('#main')).toHaveCount(1)
    }
  },
)

test('the app keeps what a visitor typed and pressed before it started', { tag: '@flow-crossed' }, async ({ visitor, page, words }) => {
  await signInAs(visitor, demoNumbers.INFLUENCER, '/')
  await onHome(page)
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/assets\/[^/]*\.js$/, async (route) => {
    await isReleased
    await route.continue()
  })
  await page.goto('/discover', { waitUntil: 'domcontentloaded' })
  const search = page.getByRole('searchbox', { name: words('programs.discover.search') })
  await search.fill('Cold brew')
  const burger = page.getByRole('button', { name: words('ds.appShell.menu'), exact: true })
  await burger.or(page.getByRole('button', { name: words('shell.menu.account') })).click()
  release()
  await untilTakenOver(page)
  await expect(page.getByRole('menuitem', { name: words('shell.menu.signOut') })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(search).toHaveValue('Cold brew')
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
})

test(
  'if the server does not render the page, its first operations are sent once, before the app is there',
  { tag: '@rule-desktop-en' },
  async ({ visitor, page }) => {
    await signInAs(visitor, demoNumbers.INFLUENCER, '/')
    await onHome(page)
    await watch(page)
    await page.route('**/user/pages/**', (route) => route.fulfill({ status: 503, body: '{}' }))
    await page.goto('/discover')
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    const { sent, moved } = await seenBy(page)
    expect(sent.length).toBeGreaterThan(2)
    expect(sent).toEqual(sent.map(() => 1))
    expect(moved).toBeLessThan(0.01)
  },
)

test('a member does not see first what a stranger sees', { tag: '@rule-desktop-en' }, async ({ visitor, page, words }) => {
  await signInAs(visitor, demoNumbers.INFLUENCER)
  await withoutApp(page)
  await page.goto('/program/none/overview')
  await expect(page.locator('#root .boot')).toBeVisible()
  await expect(page.getByRole('link', { name: words('session.signIn.submit') })).toHaveCount(0)
})

test('an address without a page is not found', { tag: '@rule-desktop-en' }, async ({ page, words }) => {
  const response = await page.goto('/nowhere')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: words('shell.notFound.page') })).toBeVisible()
})
