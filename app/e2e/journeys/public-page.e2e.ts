import { REEM } from '@wasla/mocks/world/networkers.ts'
import { COLD_BREW } from '@wasla/mocks/world/programs/all-programs.ts'
import { demoNumbers } from '@wasla/contract/session/demo.ts'
import { otherLanguage } from '@wasla/design-system/locale/language.ts'
import { difference } from '../../../tools/visual/pixels.ts'
import { programAddress } from '../../src/shared/programs/page/program-address.ts'
import { accessibilityProblems } from '../harness/axe.ts'
import { expectLanguage, onHome, signInAs } from '../harness/sign-in.ts'
import { expect, test, type Page } from '../harness/test.ts'

const { userName, bio } = REEM.profile
const address = `/profile/influencer/${userName}`
const beginning = (bio ?? '').slice(0, 40)

const missing = '/profile/influencer/nobody_here'

/** A public page of each kind. */
const pages = [
  address,
  `/profile/about/influencer/${userName}`,
  `/profile/stats/influencer/${userName}`,
  `/profile/rate-card/influencer/${userName}`,
  '/profile/managed-talents/agency/qimam_media',
  '/profile/programs/brand/nabt_coffee',
  missing,
  '/groups/oven_door',
  '/groups/no_such_group',
  programAddress(COLD_BREW.program.id),
  programAddress('no-such-program'),
]

const agents = [
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'WhatsApp/2.23.20.0',
  'TelegramBot (like TwitterBot)',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'Twitterbot/1.0',
  'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 350.0',
]

test(
  'a link-preview crawler, which runs no scripts, gets the name, picture and bio of a profile',
  { tag: '@direction-desktop' },
  async ({ request, language }) => {
    const html = await (await request.get(`${address}?lang=${language}`)).text()
    expect(html).toContain('<meta property="og:title" content="Reem Aldosari')
    expect(html).toContain(beginning)
    const picture = /og:image" content="([^"]+)"/.exec(html)?.[1]?.replaceAll('&#38;', '&') ?? ''
    const drawn = await request.get(picture)
    expect(drawn.status()).toBe(200)
    expect(drawn.headers()['content-type']).toBe('image/png')
    expect((await request.get('/profile/influencer/nobody_here')).status()).toBe(404)
  },
)

test('crawlers, previews and in-app browsers get the same page as everybody', { tag: '@rule-desktop-en' }, async ({ request }) => {
  for (const path of pages) {
    const answers = []
    for (const agent of agents) answers.push(await (await request.get(path, { headers: { 'user-agent': agent } })).text())
    expect([path, new Set(answers).size]).toEqual([path, 1])
  }
})

/** Returns by how many pixels the page is wider than its window. */
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every public page is whole, in its own language and direction', { tag: '@everywhere' }, async ({ page, language }) => {
    for (const path of pages)
      await test.step(path, async () => {
        await page.goto(path)
        await expectLanguage(page, language)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.getByRole('main')).toHaveCount(1)
        await expect(page.locator('[aria-busy="true"], [data-component="Skeleton"]')).toHaveCount(0)
        expect(await overflow(page)).toBe(0)
      })
  })

  test('a profile shows its pictures, and each tab is a link', { tag: '@size-en' }, async ({ page, words }) => {
    await page.goto(address)
    await expect(page.getByText(beginning)).toBeVisible()
    const face = page.locator('header [data-component="Avatar"] img')
    await expect(face).toBeVisible()
    expect(await face.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await page.getByRole('tab', { name: words('profiles.tabs.rate-card') }).click()
    await page.waitForURL((url) => url.pathname === `/profile/rate-card/influencer/${userName}`)
    await expect(page.getByRole('article').first()).toBeVisible()
  })
})

test('a stranger’s page loads one small script and no app, and everybody can use it', { tag: '@steps-phone-ar' }, async ({ page }) => {
  for (const path of pages) {
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
    })
    await page.goto(path, { waitUntil: 'networkidle' })
    expect([path, scripts]).toEqual([path, [expect.stringMatching(/^\/assets\/page-/)]])
    page.removeAllListeners('request')
    // The same elements as without scripts, where axe cannot wait.
    expect([path, await accessibilityProblems(page)]).toEqual([path, []])
  }
})

test('the app draws the same picture of a public page as the server', { tag: '@steps-phone-ar' }, async ({ page, request, language }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language)
  // The page of the build without content: the app draws it for a signed-out reader, too.
  const plain = await request.get('/discover', { headers: { accept: 'text/html' } })
  const shot = async (path: string) => {
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect(page.locator('[data-component="Skeleton"]')).toHaveCount(0)
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager'
      await document.fonts.ready
      await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => undefined)))
    })
    // Patterns are pictures in one and shapes in the other, so that their edges are smoothed differently.
    const mask = [page.locator('[data-component="Girih"]')]
    const take = () => page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide', mask })
    // What is drawn last, such as a picture that was lazy before, may come a moment after its data.
    let last = await take()
    await expect.poll(async () => difference(last, (last = await take()))?.share ?? 0, { message: `${path} is at rest` }).toBe(0)
    return last
  }
  // The server has one page for all addresses without a profile. It has no sign-in link, because there is nothing to return to.
  for (const path of pages.filter((one) => one !== missing))
    await test.step(path, async () => {
      const rendered = await shot(path)
      await page.route(`**${path}`, (route) => route.fulfill({ response: plain }))
      const drawn = await shot(path)
      await page.unroute(`**${path}`)
      const changed = difference(rendered, drawn)
      expect(changed?.share ?? 0, `${path}: ${JSON.stringify(changed?.box)}`).toBeLessThan(0.001)
    })
})

test(
  'a signed-in reader keeps the page and its place while the app takes over',
  { tag: '@everywhere' },
  async ({ visitor, page, language, words }) => {
    await signInAs(visitor, demoNumbers.INFLUENCER, '/')
    await onHome(page)
    let answer: () => void = () => undefined
    const requested = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/user/graphql', async (route) => {
      await requested
      await route.continue()
    })
    await page.goto(address)
    await expectLanguage(page, language)
    await expect(page.getByRole('heading', { level: 1, name: 'Reem Aldosari' })).toBeVisible()
    await page.evaluate(() => window.scrollTo(0, 200))
    answer()
    await expect(page.getByRole('link', { name: words('shell.signInToJoin') })).toHaveCount(0)
    await expect(page.locator('[aria-haspopup="menu"]').filter({ visible: true }).first()).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Reem Aldosari' })).toBeAttached()
    expect(await page.evaluate(() => window.scrollY)).toBe(200)
    expect(await page.locator('main').count()).toBe(1)
  },
)

test('the language in the address overrides a language chosen earlier', { tag: '@direction-phone' }, async ({ page, language }) => {
  const other = otherLanguage(language)
  await page.goto(`${address}?lang=${other}`)
  await expect(page.getByRole('tab').first()).toBeVisible()
  await expectLanguage(page, other)
  // An init script sets the language in the next page. A value set by the current page could count there as a choice made in another tab.
  await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language)
  await page.goto(`${address}?lang=${other}`)
  await expect(page.getByRole('tab').first()).toBeVisible()
  await expectLanguage(page, other)
  await page.goto(address)
  await expect(page.getByRole('tab').first()).toBeVisible()
  await expectLanguage(page, language)
})
