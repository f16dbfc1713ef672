import { expect, it } from 'vitest'
import { openTestDatabase } from '#database/testing/each-database.ts'
import { createMoneyServices } from '../../services/money-services.ts'
import { fixedSettings } from '../settings/service.ts'
import { refusal, walletHarness } from './testing/harness.ts'

it('the wallet applies new fees and limits as soon as the back office has set them', async () => {
  const t = await walletHarness(await openTestDatabase())
  const viewer = await t.withMoney(100_000)
  const bill = () => t.wallet.bill(viewer, { kind: 'WITHDRAWAL', amount: 50_000 })
  expect(await bill()).toMatchObject({ fee: 500, vat: 75 })
  const settings = fixedSettings('demo', { 'wallet.withdrawalFee': 700, 'wallet.vat': 10, 'wallet.withdrawalLeast': 60_000 })
  const { wallet } = createMoneyServices({ ...t, settings })
  expect(wallet.terms()).toMatchObject({ fees: { withdrawal: 700, vatShare: 1000 } })
  expect(await wallet.bill(viewer, { kind: 'WITHDRAWAL', amount: 60_000 })).toMatchObject({ fee: 700, vat: 70, total: 60_770 })
  expect(await refusal(wallet.bill(viewer, { kind: 'WITHDRAWAL', amount: 50_000 }))).toMatchObject({
    code: 'WITHDRAWAL_AMOUNT_INVALID',
    params: { min: 60_000 },
  })
})
