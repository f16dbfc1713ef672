import { askForCode, codeField, codeSentTo, numberField, onHome, openEntry } from '../harness/sign-in.ts'
import { numbers } from '../harness/people.ts'
import { expect, test } from '../harness/test.ts'

const arabicDigits = (text: string) => text.replaceAll(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? digit)

test(
  'a mobile number and the code from the message lead to the home page',
  { tag: '@flow-crossed' },
  async ({ page, words, language, product }) => {
    const visitor = { page, words, language }
    await openEntry(visitor)
    await askForCode(visitor, numbers.yara)
    await codeField(visitor).fill(await codeSentTo(product.address, numbers.yara))
    await onHome(page)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/Yara|يارا/)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
  },
)

test(
  'Arabic and Latin digits work in the number and in the code',
  { tag: '@direction-phone' },
  async ({ page, words, language, product }) => {
    const visitor = { page, words, language }
    await openEntry(visitor)
    await askForCode(visitor, arabicDigits(`0${numbers.badr}`))
    await codeField(visitor).fill(arabicDigits(await codeSentTo(product.address, numbers.badr)))
    await onHome(page)
  },
)

test(
  'a wrong code shows an error, and the right code then works',
  { tag: '@rule-phone-ar' },
  async ({ page, words, language, product }) => {
    const visitor = { page, words, language }
    await openEntry(visitor)
    await askForCode(visitor, numbers.huda)
    const code = await codeSentTo(product.address, numbers.huda)
    await codeField(visitor).fill(code === '000000' ? '111111' : '000000')
    await expect(page.getByText(words('WRONG_OTP'))).toBeVisible()
    await expect(codeField(visitor)).toBeFocused()
    await codeField(visitor).fill(code)
    await onHome(page)
  },
)

test(
  'a number that the server refused can be corrected and submitted again',
  { tag: '@rule-desktop-en' },
  async ({ page, words, language, product }) => {
    const visitor = { page, words, language }
    await openEntry(visitor)
    const send = page.getByRole('button', { name: words('session.signIn.submit') })
    await numberField(visitor).fill('5501')
    await send.click()
    await expect(numberField(visitor)).toHaveAttribute('aria-invalid', 'true')
    await numberField(visitor).fill(numbers.fahad)
    await send.click()
    await codeField(visitor).fill(await codeSentTo(product.address, numbers.fahad))
    await onHome(page)
  },
)

test(
  'an impossible number shows an error at its field, and no request is sent',
  { tag: '@rule-phone-ar' },
  async ({ page, words, language }) => {
    const visitor = { page, words, language }
    await openEntry(visitor)
    let isSent = false
    page.on('request', (request) => {
      isSent ||= request.postData()?.includes('mobileNumber') ?? false
    })
    await numberField(visitor).fill('5501')
    await page.getByRole('button', { name: words('session.signIn.submit') }).click()
    await expect(numberField(visitor)).toHaveAttribute('aria-invalid', 'true')
    await expect(numberField(visitor)).toBeFocused()
    expect(isSent).toBe(false)
  },
)

test('the page for the code redirects if no code was requested', { tag: '@rule-desktop-en' }, async ({ page, words, language }) => {
  await openEntry({ page, words, language }, '/terms')
  await page.goto('/verify-otp')
  await page.waitForURL((url) => url.pathname === '/')
  await page.goBack()
  await page.waitForURL((url) => url.pathname === '/terms')
})
