import { expect, test } from 'vitest'
import { shortHash, verdictOf } from './ledger-check.ts'

const state = { checkedAt: '2026-03-03T09:00:00.000Z', isSound: true, findings: [] }

test('a ledger is sound only after a check without findings', () => {
  expect(verdictOf(state)).toBe('sound')
  expect(verdictOf({ ...state, checkedAt: null })).toBe('unknown')
  expect(verdictOf({ ...state, isSound: false })).toBe('broken')
  expect(verdictOf({ ...state, findings: [{ view: 'unbalanced_transactions', rows: 1 }] })).toBe('broken')
})

test('a short hash has the first and the last eight characters', () => {
  expect(shortHash(`9f3c7ae1${'0'.repeat(48)}52d0a71e`)).toBe('9f3c·7ae1·…·52d0·a71e')
})
