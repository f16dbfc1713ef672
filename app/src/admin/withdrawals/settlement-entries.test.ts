import { expect, test } from 'vitest'
import { paidInstruction, returnInstruction, holdInstruction } from '@wasla/contract/wallet/withdrawals/instructions.ts'
import { booksAfter } from '@wasla/contract/wallet/testing/books.ts'
import { withdrawal } from '@wasla/contract/wallet/testing/examples.ts'
import { settlementEntries } from './settlement-entries.ts'

/** Returns by how much the ledger changes each account when a hold ends. */
const postedBy = (success: boolean) => {
  const held = booksAfter(holdInstruction(withdrawal))
  const ended = booksAfter(holdInstruction(withdrawal), success ? paidInstruction(withdrawal) : returnInstruction(withdrawal))
  return Object.fromEntries(
    Object.entries(ended).flatMap(([id, balance]) => (balance === (held[id] ?? 0) ? [] : [[id, balance - (held[id] ?? 0)]])),
  )
}

test.each([true, false])('settlementEntries returns the entries that the ledger posts (the bank paid: %s)', (success) => {
  const announced = Object.fromEntries(settlementEntries(withdrawal, success).map(({ accountId, amount }) => [accountId, amount]))
  expect(announced).toEqual(postedBy(success))
  expect(Object.values(announced).reduce((sum, amount) => sum + amount, 0)).toBe(0)
})
