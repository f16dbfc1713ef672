import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mostMoved } from '../ledger/amounts.ts'
import { billKinds, walletBill, type BilledKind } from './bill.ts'
import { walletDefaults } from './terms.ts'

const { fees } = walletDefaults
const kinds: readonly BilledKind[] = [...billKinds, 'PROGRAM']

describe('a bill', () => {
  it.each([
    // The examples of P-05 and P-06.
    ['TOP_UP', 100_000, 2500, 375, 102_875],
    ['WITHDRAWAL', 50_000, 500, 75, 50_575],
    ['TOP_UP', 1000, 25, 4, 1029],
    // 2.5 % of 0.20 is half a halala.
    ['TOP_UP', 20, 1, 0, 21],
    ['TOP_UP', 19, 0, 0, 19],
    ['PROGRAM', 500_000_000, 0, 0, 500_000_000],
  ] as const)('for %s of %i has a fee of %i, VAT of %i and a total of %i', (kind, amount, fee, vat, total) =>
    expect(walletBill(kind, amount, fees)).toEqual({ subtotal: amount, fee, vat, total, currency: 'SAR' }),
  )

  it('has parts that add up to its total, to the halala, for every amount and rate (I10)', () => {
    const rates = fc.record({
      topUpShare: fc.integer({ min: 0, max: 10_000 }),
      withdrawal: fc.integer({ min: 0, max: 100_000 }),
      programShare: fc.integer({ min: 0, max: 10_000 }),
      vatShare: fc.integer({ min: 0, max: 10_000 }),
    })
    const amounts = fc.integer({ min: 1, max: mostMoved })
    fc.assert(
      fc.property(fc.constantFrom(...kinds), amounts, rates, (kind, amount, rate) => {
        const { subtotal, fee, vat, total } = walletBill(kind, amount, rate)
        const lines = [subtotal, fee, vat, total]
        expect(lines.every((line) => Number.isSafeInteger(line) && line >= 0)).toBe(true)
        expect([subtotal, subtotal + fee + vat]).toEqual([amount, total])
      }),
      { seed: 966, numRuns: 2000 },
    )
  })
})
