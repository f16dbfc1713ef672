import { expect, it } from 'vitest'
import { leftoverOf } from './leftover.ts'
import { isOverdue, longestUndecided, noClaims } from './claims.ts'

it('isOverdue is true for claims that are undecided for more than fourteen days, and false without claims (Y-12)', () => {
  const claims = { count: 1, amount: 500, since: 1_000 }
  expect(isOverdue(claims, 1_000 + longestUndecided)).toBe(false)
  expect(isOverdue(claims, 1_001 + longestUndecided)).toBe(true)
  expect(isOverdue(noClaims, Number.MAX_SAFE_INTEGER)).toBe(false)
})

it('leftoverOf reserves at most the unearned part of the escrow (Y-12)', () => {
  const claims = { count: 2, amount: 500, since: 1 }
  expect(leftoverOf(claims, { escrow: 1_000, accrued: 300 })).toEqual({ undecided: 2, reserved: 500 })
  expect(leftoverOf(claims, { escrow: 400, accrued: 300 })).toEqual({ undecided: 2, reserved: 100 })
  expect(leftoverOf(noClaims, { escrow: 400, accrued: 0 })).toBeNull()
})
