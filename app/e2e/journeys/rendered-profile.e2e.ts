import { otherLanguage } from '@wasla/design-system/locale/language.ts'
import { accessibilityProblems } from '../harness/axe.ts'
import { expectLanguage } from '../harness/sign-in.ts'
import { expect, test } from '../harness/test.ts'
import { wordsOf } from '../harness/words.ts'

const reem = '/profile/influencer/reem_dosari'
const rates = '/profile/rate-card/influencer/reem_dosari'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'a profile’s contact methods are links in a sheet, which closes by key and returns the focus',
    { tag: '@steps-desktop-ar' },
    async ({ page, words }) => {
      await page.goto(reem)
      const open = page.getByRole('button', { name: words('profiles.connect.open') })
      await open.click()
      const sheet = page.getByRole('dialog')
      await expect(sheet.getByRole('link', { name: words('profiles.connect.whatsapp') })).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+$/)
      await expect(sheet.getByRole('link', { name: words('profiles.connect.call') })).toHaveAttribute('href', /^tel:\+\d+$/)
      await expect(sheet.getByRole('link', { name: words('profiles.connect.email') })).toHaveAttribute('href', /^mailto:/)
      await expect(sheet.getByText('+966')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(sheet).toBeHidden()
      await expect(open).toBeFocused()
    },
  )

  test('the page’s address and its code are in a sheet', { tag: '@size-ar' }, async ({ page, words }) => {
    await page.goto(reem)
    await page.getByRole('button', { name: words('profiles.page.share') }).click()
    const sheet = page.getByRole('dialog')
    await expect(sheet.getByText(reem)).toBeVisible()
    await expect(sheet.getByRole('img', { name: words('share.qr') })).toBeVisible()
    await expect(sheet.getByRole('link', { name: words('share.whatsapp') })).toHaveAttribute('href', /^https:\/\/wa\.me\/\?text=/)
    await sheet.getByRole('button', { name: words('ds.dialog.close') }).click()
    await expect(sheet).toBeHidden()
  })

  test('the links of a rate card contain a message about the service', { tag: '@steps-desktop-en' }, async ({ page, words }) => {
    await page.goto(rates)
    const card = page.getByRole('article').first()
    const service = (await card.getByRole('heading').textContent()) ?? '-'
    await card.getByRole('button', { name: new RegExp(words('profiles.ask.open'), 'u') }).click()
    const chat = page.getByRole('dialog').getByRole('link', { name: words('profiles.connect.whatsapp') })
    expect(new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text')).toContain(service)
  })

  test(
    'a link leads to the page in the other language, and the links of that page keep the language',
    { tag: '@direction-desktop' },
    async ({ page, language }) => {
      const other = otherLanguage(language)
      await page.goto(reem)
      await page.getByRole('link', { name: wordsOf(other)(`ds.languageSwitch.name.${other}`) }).click()
      await expectLanguage(page, other)
      await expect(page).toHaveURL(`${reem}?lang=${other}`)
      await page.getByRole('tab', { name: wordsOf(other)('profiles.tabs.about') }).click()
      await expectLanguage(page, other)
      await expect(page).toHaveURL(new RegExp(`/profile/about/influencer/reem_dosari\\?lang=${other}$`))
    },
  )

  test('every picture near the top is visible, without a placeholder over it', { tag: '@size-en' }, async ({ page }) => {
    await page.goto(reem)
    const first = page.locator('header [data-component="Cover"] img, header [data-component="Avatar"] img')
    for (const picture of await first.all())
      expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await expect(page.locator('[data-component="Image"] [data-part="waiting"]')).toHaveCount(0)
  })

  for (const path of ['/terms', '/privacy', '/profile/influencer/nobody_here'])
    test(`${path} is readable`, { tag: '@direction-phone' }, async ({ page, language }) => {
      await page.goto(path)
      await expectLanguage(page, language)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
})

test('the address follows the sheets of a page, and opens them', { tag: '@steps-phone-en' }, async ({ page, words }) => {
  await page.goto(reem)
  await page.getByRole('button', { name: words('profiles.connect.open') }).click()
  const sheet = page.getByRole('dialog')
  await expect(page).toHaveURL(`${reem}?dialog=connect`)
  expect(await accessibilityProblems(page)).toEqual([])
  await page.goBack()
  await expect(sheet).toBeHidden()
  await page.goForward()
  await expect(sheet).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(reem)
  await page.goto(`${reem}?dialog=share`)
  await expect(sheet.getByRole('img', { name: words('share.qr') })).toBeVisible()
})

test('an edited message is in the links and can be copied', { tag: '@rule-desktop-ar' }, async ({ page, words }) => {
  await page.goto(rates)
  await page.getByRole('article').first().getByRole('button').first().click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('textbox').fill('When are you free?')
  const chat = sheet.getByRole('link', { name: words('profiles.connect.whatsapp') })
  await expect(chat).toHaveAttribute('href', /\?text=When%20are%20you%20free%3F$/)
  await sheet.getByRole('button', { name: words('profiles.ask.copy') }).click()
  await expect(sheet.getByRole('button', { name: words('ds.copyButton.copied') })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('When are you free?')
})

test('strangers load the page’s script, and nothing of the app', { tag: '@rule-phone-en' }, async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  await page.goto(reem, { waitUntil: 'networkidle' })
  expect(scripts).toEqual([expect.stringMatching(/^\/assets\/page-[\w-]+\.js$/)])
})
