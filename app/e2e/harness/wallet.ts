import { expect, type Page } from 'playwright/test'
import { createFormats } from '@wasla/design-system/locale/formats.ts'
import type { Visitor } from './sign-in.ts'

/** Waits until the wallet shows this available balance, in halalas. */
export const expectBalance = ({ page, words, language }: Visitor, halalas: number) =>
  expect(page.getByRole('region', { name: words('wallet.balance') })).toContainText(
    words('wallet.available') + createFormats(language).money(halalas),
  )

/** Opens a sheet over the wallet and types an amount in riyals. */
export async function openMoneySheet({ page, words }: Visitor, sheet: 'top-up' | 'withdraw', riyals: number) {
  await page.goto(`/wallet?sheet=${sheet}`)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: words('wallet.amount') }).fill(String(riyals))
  return dialog
}

/** The submit button of an open sheet. */
export const sheetButton = (page: Page) => page.getByRole('dialog').locator('button[type="submit"]')

/** Starts a top-up, chooses the outcome on the demo gateway’s page, and returns to the wallet. */
export async function topUp(visitor: Visitor, riyals: number, choice: 'pay' | 'decline' | 'close') {
  const { page } = visitor
  await openMoneySheet(visitor, 'top-up', riyals)
  await sheetButton(page).click()
  await page.waitForURL((url) => url.pathname.startsWith('/demo/checkout/'))
  await page.locator(`button[name="choice"][value="${choice}"]`).click()
  await page.waitForURL((url) => url.pathname === '/wallet' && url.searchParams.has('topUp'))
}

/** Adds a bank account for withdrawals. */
export async function addBankAccount({ page, words }: Visitor, { bank, iban, holder }: { bank: string; iban: string; holder: string }) {
  await page.goto('/wallet?tab=accounts')
  await page
    .getByRole('button', { name: words('wallet.accounts.add') })
    .first()
    .click()
  const form = page.getByRole('dialog', { name: words('wallet.accounts.add') })
  const fields = [
    ['wallet.accounts.iban', iban],
    ['wallet.accounts.bankName', bank],
    ['wallet.accounts.name', holder],
    ['wallet.accounts.swift', 'TESTSARI'],
  ] as const
  for (const [name, text] of fields) await form.getByRole('textbox', { name: words(name), exact: true }).fill(text)
  await sheetButton(page).click()
  await expect(form).toBeHidden()
  await expect(page.getByText(bank).first()).toBeVisible()
}
