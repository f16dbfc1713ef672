import { describe, expect, it } from 'vitest'
import { budgetBill, payoutInstructions, releaseInstruction, reserveInstruction } from './program-money.ts'
import { walletDefaults } from './terms.ts'
import { booksAfter } from './testing/books.ts'

const program = { programId: 'launch', profileId: 'brand' }
const reserve = (fees = walletDefaults.fees) => reserveInstruction(program, budgetBill(100_000, fees))

describe('the money of a program', () => {
  it('moves from the wallet to the escrow on publishing, without a fee (L-04, L-05)', () => {
    expect(booksAfter(reserve())).toEqual({ 'wallet:brand:available': -100_000, 'program:launch:escrow': 100_000 })
  })

  it('costs fee and VAT on top of the budget if programs have a fee', () => {
    expect(booksAfter(reserve({ ...walletDefaults.fees, programShare: 100 }))).toEqual({
      'wallet:brand:available': -101_150,
      'program:launch:escrow': 100_000,
      'platform:fees': 1000,
      'platform:vat': 150,
    })
  })

  it('is paid to the participants who earned it; the rest goes back to the program’s owner (L-08, L-10)', () => {
    const earnings = [
      { profileId: 'noura', amount: 30_000 },
      { profileId: 'sara', amount: 20_000 },
    ]
    expect(booksAfter(reserve(), ...payoutInstructions('launch', earnings), releaseInstruction(program, 50_000))).toEqual({
      'wallet:brand:available': -50_000,
      'program:launch:escrow': 0,
      'wallet:noura:available': 30_000,
      'wallet:sara:available': 20_000,
    })
  })

  it('is paid to many people in several transactions, and in none if nobody earned anything', () => {
    const earnings = Array.from({ length: 250 }, (_, at) => ({ profileId: `p${at}`, amount: at + 1 }))
    const instructions = payoutInstructions('launch', earnings)
    const books = booksAfter(...instructions)
    expect(instructions).toHaveLength(3)
    expect([books['program:launch:escrow'], books['wallet:p249:available']]).toEqual([-31_375, 250])
    expect(payoutInstructions('launch', [])).toEqual([])
  })
})
