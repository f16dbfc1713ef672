import { describe, expect, it } from 'vitest'
import { walletBill } from '@wasla/contract/wallet/bill.ts'
import { walletDefaults } from '@wasla/contract/wallet/terms.ts'
import { feeShare, vatShare } from './bill-shares.ts'

const bill = (amount: number) => walletBill('TOP_UP', amount, walletDefaults.fees)

describe('shares of a bill', () => {
  it('equal the rates of the terms for every amount that can be topped up', () => {
    for (let amount = 1000; amount < 60_000; amount += 7) {
      expect([amount, feeShare(bill(amount))]).toEqual([amount, 0.025])
      const said = vatShare(bill(amount))
      if (said !== null) expect([amount, said]).toEqual([amount, 0.15])
    }
  })

  it('are null if rounding would falsify them, or if there is no fee', () => {
    expect(vatShare(bill(1000))).toBeNull()
    expect(vatShare({ subtotal: 50_000, fee: 0, vat: 0 })).toBeNull()
    expect(feeShare({ subtotal: 500, fee: 13, vat: 2 })).toBeNull()
  })
})
