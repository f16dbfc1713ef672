import { demoNumbers } from '@wasla/contract/session/demo.ts'
import { otherLanguage } from '@wasla/design-system/locale/language.ts'
import { accessibilityProblems } from '../harness/axe.ts'
import { holdApp } from '../harness/hold-app.ts'
import { codeField, codeSentTo, expectLanguage, numberField, onHome } from '../harness/sign-in.ts'
import { expect, test, type Page } from '../harness/test.ts'
import { wordsOf, type Words } from '../harness/words.ts'

const submit = (page: Page, words: Words) => page.getByRole('button', { name: words('session.signIn.submit') })

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'the sign-in page is whole, and a number leads to the page for the code',
    { tag: '@steps-desktop-en' },
    async ({ page, words, language, newNumber }) => {
      const number = newNumber()
      await page.goto('/')
      await expectLanguage(page, language)
      await expect(page.getByRole('heading', { level: 1, name: words('session.signIn.title') })).toBeVisible()
      // Locators by text and role do not look into `noscript`.
      expect(await page.locator('main').innerText()).toContain(words('session.signIn.withoutScripts'))
      await expect(page.getByRole('button', { name: words('session.demo.agency') })).toBeVisible()
      await numberField({ page, words, language }).fill(number)
      await submit(page, words).click()
      await page.waitForURL((url) => url.pathname === '/verify-otp' && !url.search.includes(number))
      await expect(page.getByRole('heading', { level: 1, name: words('session.verify.title') })).toBeVisible()
      await expect(page.getByText(/\+966/)).toBeVisible()
    },
  )

  test('a wrong number is shown again with the reason', { tag: '@rule-phone-ar' }, async ({ page, words, language }) => {
    await page.goto('/?returnTo=%2Fterms')
    await numberField({ page, words, language }).fill('5501')
    await submit(page, words).click()
    await expect(numberField({ page, words, language })).toHaveAccessibleDescription(words('field.phoneNumber'))
    await expect(numberField({ page, words, language })).toHaveValue('5501')
    await expect(page).toHaveURL(/returnTo=%2Fterms/)
  })

  test('the language can be changed', { tag: '@flow-straight' }, async ({ page, words, language }) => {
    const other = otherLanguage(language)
    await page.goto('/')
    await page.getByRole('button', { name: words(`ds.languageSwitch.name.${other}`) }).click()
    await expectLanguage(page, other)
    await expect(page.getByRole('heading', { level: 1, name: wordsOf(other)('session.signIn.title') })).toBeVisible()
  })
})

test(
  'the app takes over the page: what was typed, the focus and the cursor stay, and nothing is drawn again',
  { tag: '@everywhere' },
  async ({ page, words, language, newNumber }) => {
    const number = newNumber()
    const app = await holdApp(page)
    await page.goto('/')
    const field = numberField({ page, words, language })
    await field.pressSequentially(number)
    await field.press('ArrowLeft')
    await field.evaluate((input) => input.setAttribute('data-mine', ''))
    await app.release()
    await expect(page.locator('html')).not.toHaveAttribute('data-rendered')
    await expect(field).toHaveAttribute('data-mine', '')
    await expect(field).toHaveValue(number)
    await expect(field).toBeFocused()
    expect(await field.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(number.length - 1)
    expect(await accessibilityProblems(page)).toEqual([])
    await submit(page, words).click()
    await expect(page.getByRole('heading', { level: 1, name: words('session.verify.title') })).toBeVisible()
  },
)

test(
  'a number that is sent before the app is there leads to the code, and the code to home',
  { tag: '@steps-phone-ar' },
  async ({ page, words, language, product }) => {
    const app = await holdApp(page)
    await page.goto('/')
    await numberField({ page, words, language }).fill(demoNumbers.AGENT)
    await submit(page, words).click()
    await page.waitForURL((url) => url.pathname === '/verify-otp')
    await app.release()
    await codeField({ page, words, language }).fill(await codeSentTo(product.address, demoNumbers.AGENT))
    await onHome(page)
  },
)

test('a press before the app is there waits for it', { tag: '@rule-phone-ar' }, async ({ page, words }) => {
  const app = await holdApp(page)
  await page.goto('/')
  await page.getByRole('button', { name: words('session.demo.brand'), exact: true }).click()
  await app.release()
  await onHome(page)
  await page.goto('/')
  await onHome(page)
})

test(
  'a number that was refused without the app can be corrected in it',
  { tag: '@rule-desktop-en' },
  async ({ page, words, language, product }) => {
    const app = await holdApp(page)
    await page.goto('/')
    const field = numberField({ page, words, language })
    await field.fill('5501')
    await submit(page, words).click()
    await page.waitForURL((url) => url.pathname === '/')
    await expect(field).toHaveAccessibleDescription(words('field.phoneNumber'))
    await app.release()
    await field.focus()
    await expect(page.locator('html')).not.toHaveAttribute('data-rendered')
    await expect(field).toHaveValue('5501')
    await field.fill(demoNumbers.AGENCY)
    await submit(page, words).click()
    await codeField({ page, words, language }).fill(await codeSentTo(product.address, demoNumbers.AGENCY))
    await onHome(page)
  },
)
