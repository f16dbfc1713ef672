import { mainNameOf } from '@wasla/contract/profiles/names.ts'
import { createFormats } from '@wasla/design-system/locale/formats.ts'
import { JAWAHER } from '@wasla/mocks/world/more-networkers.ts'
import { FAHAD } from '@wasla/mocks/world/networkers.ts'
import { accessibilityProblems } from '../harness/axe.ts'
import { expectPage, signInAs } from '../harness/admin.ts'
import { chooseByTyping, expectSettled } from '../harness/lists.ts'
import { numbers } from '../harness/people.ts'
import { signInAs as signInAsMember } from '../harness/sign-in.ts'
import { expect, test, type Page } from '../harness/test.ts'

// These journeys move money and cannot move it back, so they have their own server.
test.use({ server: 'finance' })

const rowOf = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: new RegExp(name, 'u') }) })

test(
  'an adjustment that finance proposes is posted by another admin and appears in the owner’s wallet',
  { tag: '@steps-desktop-en' },
  async ({ visitor, newVisitor, page, words, language }) => {
    const { money } = createFormats(language)
    const owner = mainNameOf(JAWAHER.profile)
    const reason = 'Goodwill after a late payout'
    const said = (one: Page, text: string) => one.getByRole('status').filter({ hasText: text })

    await test.step('the admin who proposed the adjustment cannot post it', async () => {
      await signInAs(visitor, 'FINANCE', '/adjustments')
      await expectPage(visitor, words('admin.place.adjustments'))
      await expectSettled(page)
      await page.getByRole('button', { name: words('admin.adjustments.propose') }).click()
      const form = page.getByRole('dialog')
      await chooseByTyping(form.getByRole('combobox'), owner, new RegExp(owner, 'u'))
      await form.getByRole('textbox', { name: new RegExp(`^${words('admin.column.amount')}`, 'u') }).fill('25.50')
      await form.getByRole('textbox', { name: new RegExp(`^${words('admin.reason')}`, 'u') }).fill(reason)
      await form.getByRole('button', { name: words('admin.adjustments.proposeYes'), exact: true }).click()
      await expect(form).toHaveCount(0)
      await expect(said(page, words('admin.adjustments.proposed'))).toBeVisible()
      await expect(rowOf(page, owner)).toContainText(words('admin.adjustmentStatus.Proposed'))
      await rowOf(page, owner).click()
      await expect(page.getByRole('dialog').getByText(words('admin.adjustments.mine'))).toBeVisible()
      await expect(page.getByRole('button', { name: words('admin.adjustments.post'), exact: true })).toHaveCount(0)
      expect(await accessibilityProblems(page)).toEqual([])
    })

    await test.step('another admin posts the adjustment, and its transaction sums to zero', async () => {
      const lead = await newVisitor()
      await signInAs(lead, 'SUPER_ADMIN', '/adjustments')
      await expectPage(lead, words('admin.place.adjustments'))
      await expectSettled(lead.page)
      await rowOf(lead.page, owner).click()
      const dialog = lead.page.getByRole('dialog')
      await expect(dialog.getByText(reason)).toBeVisible()
      await dialog.getByRole('button', { name: words('admin.adjustments.post'), exact: true }).click()
      await expect(dialog).toHaveCount(0)
      await expect(said(lead.page, words('admin.adjustments.done.Posted'))).toBeVisible()
      await rowOf(lead.page, owner).click()
      await lead.page.getByRole('link', { name: words('admin.adjustments.transaction') }).click()
      await expectPage(lead, words('admin.ledgerKind.ADJUSTMENT'))
      await expect(lead.page.getByText(words('admin.ledger.sumsToZero'))).toBeVisible()
    })

    await test.step('the owner finds the adjustment in the list of transactions, and its details in a sheet', async () => {
      const member = await newVisitor()
      await signInAsMember(member, numbers.jawaher, '/wallet')
      const adjusted = words('wallet.happened.adjusted')
      const line = member.page.getByRole('button', { name: new RegExp(`^${adjusted}`, 'u') })
      await expect(line).toHaveCount(1)
      await line.click()
      const sheet = member.page.getByRole('dialog', { name: adjusted })
      await expect(sheet).toContainText(money(2550))
      // The owner must not see the reason, which is internal to the back office.
      await expect(sheet).not.toContainText(reason)
      expect(await accessibilityProblems(member.page)).toEqual([])
    })
  },
)

test(
  'a large withdrawal is settled only after two admins have approved it, and its history names both admins',
  { tag: '@steps-phone-ar' },
  async ({ visitor, newVisitor, page, words, language }) => {
    const { money } = createFormats(language)
    const owner = mainNameOf(FAHAD.profile)
    const amount = money(3_200_000)

    await test.step('the first admin approves the withdrawal', async () => {
      await signInAs(visitor, 'FINANCE', '/withdrawals?status=Initiated')
      await expectPage(visitor, words('admin.place.withdrawals'))
      await expectSettled(page)
      await rowOf(page, owner).click()
      await expectPage(visitor, owner)
      await expect(page.getByText(words('admin.withdrawals.twoPeople'))).toBeVisible()
      await page.getByRole('radio', { name: words('admin.withdrawals.answer.paid.first') }).press('Space')
      // The name on the bank account differs from the verified name. The admin must confirm this difference.
      await page.getByRole('checkbox').press('Space')
      await page.getByRole('button', { name: words('admin.withdrawals.approve.paid', { amount }), exact: true }).click()
      await expect(page.getByText(words('admin.withdrawals.othersTurn'))).toBeVisible()
      await expect(page.getByRole('radio')).toHaveCount(0)
      await expect(page.getByText(words('admin.withdrawalStatus.Initiated'), { exact: true })).toBeVisible()
      expect(await accessibilityProblems(page)).toEqual([])
    })

    await test.step('the second admin approves and settles the withdrawal, and the history names both admins', async () => {
      const lead = await newVisitor()
      await signInAs(lead, 'SUPER_ADMIN', new URL(page.url()).pathname.replace(/^\/admin/u, ''))
      await expectPage(lead, owner)
      await expect(lead.page.getByText(words('admin.withdrawals.yourTurn', { position: 2, needed: 2 }))).toBeVisible()
      await lead.page.getByRole('radio', { name: words('admin.withdrawals.answer.paid.first') }).press('Space')
      await lead.page.getByRole('checkbox').press('Space')
      const sayYes = async (name: string) => {
        await lead.page.getByRole('button', { name, exact: true }).click()
        await lead.page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click()
        await expect(lead.page.getByRole('alertdialog')).toHaveCount(0)
      }
      await sayYes(words('admin.withdrawals.approve.paid', { amount }))
      await expect(lead.page.getByText(words('admin.withdrawals.released'))).toBeVisible()
      await sayYes(words('admin.withdrawals.end.paid', { amount }))
      await expect(lead.page.getByText(words('admin.withdrawalStatus.Success'), { exact: true })).toBeVisible()
      const history = lead.page.getByRole('list', { name: words('admin.reviews.history') })
      await expect(history).toContainText(words('admin.withdrawalEvent.SETTLEDBy', { name: 'Wasla Reviewer' }))
      await expect(history).toContainText(words('admin.withdrawalEvent.SAID_PAIDBy', { name: 'Ziyad Alamri' }))
    })
  },
)
