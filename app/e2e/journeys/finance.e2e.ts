import { availableAccount } from '@wasla/contract/wallet/ledger-accounts.ts'
import { NOURA } from '@wasla/mocks/world/networkers.ts'
import { accessibilityProblems } from '../harness/axe.ts'
import { expectPage, signInAs } from '../harness/admin.ts'
import { expect, test } from '../harness/test.ts'
import { openWalletApi } from '../harness/wallet-api.ts'

const rows = { hundred: 10_000, most: 4 }

test(
  'a finance admin signs in to the list of withdrawals and settles one, and the ledger shows the posted transaction',
  { tag: '@steps-desktop-en' },
  async ({ page, words, language, product }) => {
    const visitor = { page, words, language }
    const wallet = await openWalletApi(product.address)
    await signInAs(visitor, 'FINANCE', '/')
    await expectPage(visitor, words('admin.place.withdrawals'))

    // If the demo bank settles this withdrawal before the admin does, the journey tries the next withdrawal.
    const settled = words('admin.withdrawalEvent.SETTLEDBy', { name: 'Ziyad Alamri' })
    const history = page.getByRole('list', { name: words('admin.reviews.history') })
    for (let tries = 1; ; tries += 1) {
      const id = await wallet.withdraw(rows.hundred * tries)
      await page.goto(`/admin/withdrawals/${id}`)
      await expect(history).toBeVisible()
      const amount = language === 'ar' ? /٠٫٠٠/ : /0\.00/
      const paid = page.getByRole('radio', { name: words('admin.withdrawals.answer.paid') })
      if (await paid.isVisible())
        await (async () => {
          await paid.press('Space', { timeout: 5000 })
          await page.getByRole('button', { name: amount }).click({ timeout: 5000 })
          await page.getByRole('alertdialog').getByRole('button', { name: amount }).click({ timeout: 5000 })
        })().catch(() => undefined)
      await expect(page.getByText(words('admin.withdrawalStatus.Success'), { exact: true })).toBeVisible()
      // Two entries: the request, and the settlement by the admin or by the demo bank.
      await expect(history.getByRole('listitem')).toHaveCount(2)
      if ((await history.textContent())?.includes(settled)) break
      expect(tries, 'the bank of the demonstration was faster every time').toBeLessThan(rows.most)
    }
    expect(await accessibilityProblems(page)).toEqual([])

    await page.getByRole('link', { name: words('admin.ledgerKind.WITHDRAWAL_PAID') }).click()
    await expectPage(visitor, words('admin.ledgerKind.WITHDRAWAL_PAID'))
    await expect(page.getByText(words('admin.ledger.sumsToZero'))).toBeVisible()
    await expect(async () => {
      await page.reload()
      await page.getByRole('button', { name: words('admin.ledger.verify') }).click({ timeout: 2000 })
    }).toPass()
    await expect(page.getByText(words('admin.ledger.proof.sound')).first()).toBeVisible()

    await page.goto(`/admin/ledger/accounts/${encodeURIComponent(availableAccount(NOURA.profile.id))}`)
    await expect(page.getByText(words('admin.ledger.carriedOver'))).toBeVisible()
    expect(await accessibilityProblems(page)).toEqual([])
  },
)
