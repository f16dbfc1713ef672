import { adminTokenName } from '../../src/admin/session/admin-session.ts'
import { accessibilityProblems } from '../harness/axe.ts'
import { expectPage, signInAs, typeIn } from '../harness/admin.ts'
import { openEntry, type Visitor } from '../harness/sign-in.ts'
import { expectSettled } from '../harness/lists.ts'
import { expect, test, type Page } from '../harness/test.ts'

/** Two businesses of the demo whose documents wait for a review. */
const approvedOne = 'بيت الصورة'
const rejectedOne = 'لولو للمجوهرات'

const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('rowheader') })
const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

/** Opens the undecided case of a business. */
async function openCase(page: Page, name: string) {
  await page.getByRole('searchbox').fill(name)
  await page.getByRole('searchbox').press('Enter')
  await expect(rows(page)).toContainText([name])
  await expectSettled(page)
  await rows(page).filter({ hasText: name }).click()
  await page.waitForURL((url) => /\/admin\/reviews\/.+/.test(url.pathname))
}

test(
  'email and password open the requested page of the back office, and a wrong password does not sign in',
  { tag: '@rule-desktop-en' },
  async ({ page, words, language }) => {
    const visitor = { page, words, language }
    await openEntry(visitor)
    await page.goto('/admin/users?type=BRAND')
    await typeIn(visitor, 'nobody@wasla.example', 'not the password')
    await expect(page.getByText(words('ADMIN_SIGN_IN_FAILED'))).toBeVisible()
    await page.getByRole('button', { name: words('admin.signIn.submit'), exact: true }).click()
    expect(await accessibilityProblems(page)).toEqual([])
    await typeIn(visitor, 'support@wasla.example', 'wasla-demo')
    await expectPage(visitor, words('admin.place.users'))
    expect(new URL(page.url()).search).toBe('?type=BRAND')
  },
)

test(
  'an admin admits a selected person from the waiting list, and then the next two people',
  { tag: '@flow-straight' },
  async ({ page, words, language }) => {
    const visitor = { page, words, language }
    await signInAs(visitor, 'SUPER_ADMIN', '/waiting-list')
    await expectPage(visitor, words('admin.place.waitingList'))
    const first = rows(page).first()
    await expect(first).toBeVisible()
    await expectSettled(page)
    const [name = ''] = (await first.getByRole('rowheader').innerText()).split('\n')
    const box = first.getByRole('checkbox')
    // On a busy machine, a key press can get lost while the row renders. Like a user, the journey presses again if the box is not ticked.
    await expect(async () => {
      if (!(await box.isChecked())) await box.press('Space')
      expect(await box.isChecked()).toBe(true)
    }).toPass()
    await page.getByRole('button', { name: words('admin.waitingList.admit', { count: 1 }) }).click()
    await expect(toast(page, words('admin.waitingList.admitted', { count: 1 }))).toBeVisible()
    await expect(rows(page).first()).toBeVisible()
    await expect(rows(page).filter({ hasText: name })).toHaveCount(0)

    await page.getByRole('button', { name: words('admin.waitingList.admitNext') }).click()
    await page.getByRole('textbox', { name: words('admin.waitingList.howMany') }).fill('2')
    await page.getByRole('button', { name: words('admin.waitingList.admitNextYes'), exact: true }).click()
    await expect(toast(page, words('admin.waitingList.admittedNext', { count: 2 }))).toBeVisible()
  },
)

test(
  'the address stores a table’s search and page, so going back and reloading restore both',
  { tag: '@rule-phone-ar' },
  async ({ page, words, language }) => {
    await signInAs({ page, words, language }, 'SUPER_ADMIN', '/users')
    await expect(rows(page).first()).toBeVisible()
    await page.getByRole('link', { name: words('ds.pagination.page', { page: 2 }) }).click()
    await page.waitForURL((url) => url.searchParams.get('page') === '2')
    await page.getByRole('searchbox').fill('omar_bakr')
    await page.waitForURL((url) => url.search === '?q=omar_bakr')
    await expect(rows(page)).toHaveCount(1)
    await page.reload()
    await expect(rows(page)).toHaveCount(1)
    await expectSettled(page)
    await expect(page.getByRole('searchbox')).toHaveValue('omar_bakr')
    await rows(page).first().click()
    await page.waitForURL((url) => /\/admin\/users\/.+/.test(url.pathname))
    await page.goBack()
    await expect(page.getByRole('searchbox')).toHaveValue('omar_bakr')
  },
)

test(
  'a business is approved after a reviewer has read its documents, and becomes active',
  { tag: '@steps-desktop-en' },
  async ({ page, words, language }) => {
    const visitor = { page, words, language }
    await signInAs(visitor, 'SUPER_ADMIN', '/reviews')
    await openCase(page, approvedOne)
    await expectPage(visitor, approvedOne)
    await page.getByRole('button', { name: /commercial-registration/ }).click()
    const sheet = page.getByRole('region', { name: /commercial-registration/ })
    await expect(sheet).toHaveAttribute('data-drawn', 'true')
    await expect(sheet).toContainText('Commercial registration')
    await sheet.press('+')
    await expect(page.getByText(language === 'ar' ? '١٢٥٪' : '125%')).toBeVisible()
    await expect(sheet).toHaveAttribute('data-drawn', 'true')
    expect(await accessibilityProblems(page)).toEqual([])

    await page.getByRole('button', { name: words('admin.reviews.approve'), exact: true }).click()
    await page.getByRole('button', { name: words('admin.reviews.approveYes') }).click()
    await expect(page.getByText(words('admin.caseStatus.Approved'), { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: words('admin.reviews.approve'), exact: true })).toHaveCount(0)

    await page.goto(`/admin/users?q=${encodeURIComponent(approvedOne)}`)
    await expect(rows(page).first()).toContainText(words('admin.profileStatus.Active'))
  },
)

/**
 * Filters the queue to businesses. On desktops the filter is a chip. On phones the filter is in a sheet, whose button first shows the
 * number of businesses.
 */
async function showBusinesses({ page, words }: Pick<Visitor, 'page' | 'words'>) {
  await expect(rows(page).first()).toBeVisible()
  const count = await rows(page)
    .filter({ hasText: words('admin.caseKind.BUSINESS') })
    .count()
  const sheetButton = page.getByRole('button', { name: words('admin.filter.button', { count: 1 }) })
  if (await sheetButton.isVisible()) {
    await sheetButton.click()
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('radio', { name: words('admin.caseKind.BUSINESS') }).click()
    await sheet.getByRole('button', { name: words('admin.result.cases', { count }), exact: true }).click()
    await expect(sheet).toHaveCount(0)
  } else {
    await page.getByRole('button', { name: words('admin.any.kind') }).click()
    await page.getByRole('option', { name: words('admin.caseKind.BUSINESS') }).click()
  }
  await page.waitForURL((url) => url.searchParams.get('kind') === 'BUSINESS' && !url.searchParams.has('dialog'))
  await expect(rows(page)).toHaveCount(count)
}

test(
  'a reviewer filters the queue, reads the documents of a case, and must give a reason to reject it',
  { tag: '@steps-phone-ar' },
  async ({ page, words, language }) => {
    const visitor = { page, words, language }
    const reason = 'السجل التجاري منتهٍ. Please send the renewed one.'
    await signInAs(visitor, 'REVIEWER', '/reviews')
    await showBusinesses(visitor)
    expect(await accessibilityProblems(page)).toEqual([])
    await rows(page).filter({ hasText: rejectedOne }).click()
    await expectPage(visitor, rejectedOne)
    const pdfFile = page.getByRole('button', { name: /commercial-registration/ })
    await expect(pdfFile.locator('[data-part="first-page"]')).toBeVisible()
    await pdfFile.click()
    await expect(page.getByRole('region', { name: /commercial-registration/ })).toHaveAttribute('data-drawn', 'true')
    expect(await accessibilityProblems(page)).toEqual([])

    await page.getByRole('button', { name: words('admin.reviews.reject'), exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: words('admin.reviews.rejectYes'), exact: true }).click()
    await expect(dialog.getByText(words('required.rejectionReason'))).toBeVisible()
    await dialog.getByRole('textbox').fill(reason)
    await dialog.getByRole('button', { name: words('admin.reviews.rejectYes'), exact: true }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText(words('admin.caseStatus.Rejected'), { exact: true })).toBeVisible()
    await expect(page.getByText(reason)).toBeVisible()
    await page.goto('/admin/reviews?kind=BUSINESS')
    await expect(page.getByRole('heading', { level: 1, name: words('admin.place.reviews') })).toBeVisible()
    await expect(rows(page).filter({ hasText: rejectedOne })).toHaveCount(0)
  },
)

test('an account is suspended with a reason, and reinstated unchanged', { tag: '@rule-desktop-en' }, async ({ page, words, language }) => {
  const visitor = { page, words, language }
  await signInAs(visitor, 'SUPPORT', '/users?q=omar_bakr')
  await expect(rows(page)).toHaveCount(1)
  await expectSettled(page)
  await rows(page).first().click()
  for (const action of ['suspend', 'reinstate'] as const) {
    await page.getByRole('button', { name: words(`admin.users.${action}`), exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').fill('Reported twice')
    await dialog.getByRole('button', { name: words(`admin.users.${action}Yes`), exact: true }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText(words('admin.access.suspended'), { exact: true })).toHaveCount(action === 'suspend' ? 1 : 0)
    await expect(
      page.getByText(words(`admin.profileStatus.${action === 'suspend' ? 'Inactive' : 'Active'}`), { exact: true }),
    ).toBeVisible()
  }
})

test(
  'the dialog of a setting refuses a value out of bounds and saves a valid one, and the audit log shows the old and the new value',
  { tag: '@steps-desktop-en' },
  async ({ page, words, language }) => {
    const visitor = { page, words, language }
    const name = words('admin.setting.invites.perDay')
    await signInAs(visitor, 'SUPER_ADMIN', '/settings')
    await page.getByRole('searchbox').fill('invites.perDay')
    await page.getByRole('button', { name: words('admin.settings.editOne', { name }) }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').fill('5000')
    await dialog.getByRole('button', { name: words('admin.save'), exact: true }).click()
    await expect(dialog.getByText(words('field.outOfRange', { min: 1, max: 1000 }))).toBeVisible()
    await dialog.getByRole('textbox').fill('12')
    await dialog.getByRole('button', { name: words('admin.save'), exact: true }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText(words('admin.settings.changed'), { exact: true })).toBeVisible()

    await page.goto('/admin/audit-log?target=invites.perDay')
    await expect(rows(page).first()).toContainText(words('admin.setting.invites.perDay'))
    await expect(rows(page).first()).toContainText(language === 'ar' ? '١٠' : '10')
    await expect(rows(page).first()).toContainText(language === 'ar' ? '١٢' : '12')
  },
)

test(
  'a page that a role may not open shows a message, and the server refuses its data',
  { tag: '@rule-phone-ar' },
  async ({ page, words, language, product }) => {
    const visitor = { page, words, language }
    await signInAs(visitor, 'FINANCE', '/settings')
    await expectPage(visitor, words('admin.forbidden.title'))
    const token = await page.evaluate((name) => localStorage.getItem(name), adminTokenName)
    const answer = await fetch(`${product.address}/admin/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query: '{ adminSettings { key } }' }),
    })
    expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'ADMIN_FORBIDDEN' } }] })
  },
)

test(
  'if the server refuses a session, the sign-in page shows the reason and then returns to the same page',
  { tag: '@rule-desktop-en' },
  async ({ page, words, language }) => {
    const visitor = { page, words, language }
    await signInAs(visitor, 'SUPPORT', '/audit-log')
    await expectPage(visitor, words('admin.place.audit'))
    await page.evaluate((name) => localStorage.setItem(name, 'not.a.token'), adminTokenName)
    await page.reload()
    await expect(page.getByText(words('admin.signIn.after.expired'))).toBeVisible()
    await typeIn(visitor, 'support@wasla.example', 'wasla-demo')
    await expectPage(visitor, words('admin.place.audit'))
  },
)
