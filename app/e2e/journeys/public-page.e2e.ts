import { NASSER, REEM } from '@wasla/mocks/world/networkers.ts'
import { otherLanguage } from '@wasla/design-system/locale/language.ts'
import { expectLanguage, onHome, signInAs } from '../harness/sign-in.ts'
import { expect, test } from '../harness/test.ts'

const { userName, bio } = REEM.profile
const address = `/profile/influencer/${userName}`
const beginning = (bio ?? '').slice(0, 40)

test('a link-preview crawler, which runs no scripts, gets the name, picture and bio of a profile', async ({ request, language }) => {
  const html = await (await request.get(`${address}?lang=${language}`)).text()
  expect(html).toContain('<meta property="og:title" content="Reem Aldosari')
  expect(html).toContain(beginning)
  const picture = /og:image" content="([^"]+)"/.exec(html)?.[1]?.replaceAll('&#38;', '&') ?? ''
  const drawn = await request.get(picture)
  expect(drawn.status()).toBe(200)
  expect(drawn.headers()['content-type']).toBe('image/png')
  expect((await request.get('/profile/influencer/nobody_here')).status()).toBe(404)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a profile is readable, in its own language and direction', async ({ page, language }) => {
    await page.goto(address)
    await expectLanguage(page, language)
    await expect(page.getByRole('heading', { level: 1, name: 'Reem Aldosari' })).toBeVisible()
    await expect(page.getByText(beginning)).toBeVisible()
    const face = page.locator('header [data-component="Avatar"] img')
    await expect(face).toBeVisible()
    expect(await face.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
  })
})

test('a signed-in reader can read the page before the app’s first response, and while the app loads', async ({
  page,
  visitor,
  product,
}) => {
  await signInAs(visitor, product.address, NASSER.user.mobileNo.replace('+966', ''))
  await onHome(page)
  let answer: () => void = () => undefined
  const requested = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/user/graphql', async (route) => {
    await requested
    await route.continue()
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { level: 1, name: 'Reem Aldosari' })).toBeVisible()
  answer()
  await expect(page.getByRole('button', { name: visitor.words('shell.menu.account') })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Reem Aldosari' })).toBeVisible()
  expect(await page.locator('main').count()).toBe(1)
})

test('the language in the address overrides a language chosen earlier', async ({ page, language }) => {
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
