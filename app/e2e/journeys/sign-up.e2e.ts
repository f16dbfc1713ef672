import { accessibilityProblems } from '../harness/axe.ts'
import { askForCode, codeField, codeSentTo, numberField, openEntry } from '../harness/sign-in.ts'
import { expect, test } from '../harness/test.ts'

test(
  'signing up with a new number creates an account, which starts with the questions',
  { tag: '@flow-straight' },
  async ({ page, words, language, product, newNumber }) => {
    const visitor = { page, words, language }
    const number = newNumber()
    await openEntry(visitor)
    await page.getByRole('link', { name: words('session.verify.unknown.create') }).click()
    await expect(page.getByRole('heading', { level: 1, name: words('session.signUp.title') })).toBeVisible()

    await page.getByRole('button', { name: words('session.signUp.submit') }).click()
    await expect(numberField(visitor)).toBeFocused()
    await expect(page.getByRole('checkbox')).toHaveAttribute('aria-invalid', 'true')
    const invitation = page.getByRole('textbox', { name: words('session.invitation.label') })
    await invitation.pressSequentially('ABC')
    await expect(invitation).toHaveValue('ABC')
    await invitation.clear()
    await numberField(visitor).fill(number)
    expect(await accessibilityProblems(page)).toEqual([])

    const terms = page.getByRole('checkbox')
    await page.locator('[data-component="Checkbox"] [data-part="box"]').click()
    await expect(terms).toBeChecked()
    await expect(terms).not.toHaveAttribute('aria-invalid', 'true')
    await page.getByRole('button', { name: words('session.signUp.submit') }).click()
    await expect(page.getByRole('heading', { level: 1, name: words('session.verify.title') })).toBeVisible()
    await codeField(visitor).fill(await codeSentTo(product.address, number))
    await page.waitForURL((url) => url.pathname === '/onboard')
  },
)

test(
  'the sign-in page reports an unknown number only after its code, and the person joins without a second code',
  { tag: '@rule-phone-ar' },
  async ({ page, words, language, product, newNumber }) => {
    const visitor = { page, words, language }
    const number = newNumber()
    await openEntry(visitor)
    await askForCode(visitor, number)
    await codeField(visitor).fill(await codeSentTo(product.address, number))
    await expect(page.getByRole('heading', { level: 1, name: words('session.verify.unknown.title') })).toBeVisible()

    await page.getByRole('link', { name: words('session.verify.unknown.create') }).click()
    await expect(page.getByText(words('session.signUp.invited'))).toBeVisible()
    await page.getByRole('checkbox').press('Space')
    await page.getByRole('button', { name: words('session.signUp.submit') }).click()
    await page.waitForURL((url) => url.pathname === '/onboard')
  },
)
