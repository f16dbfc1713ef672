import { expect, test } from 'vitest'
import { movesMoney } from './wallet-events.ts'

test.each([
  'WALLET_TOP_UP_SUCCEEDED',
  'WALLET_TOP_UP_FAILED',
  'WALLET_TOP_UP_RETURNED',
  'WITHDRAWAL_SUCCEEDED',
  'WITHDRAWAL_FAILED',
  'PROGRAM_EARNING_RECEIVED',
])('movesMoney returns true for %s', (type) => expect(movesMoney(JSON.stringify({ id: 'n', type, profileId: 'p' }))).toBe(true))

test.each(['{"type":"GROUP_INVITATION_CREATED"}', '{}', 'null', '"text"', 'not json'])('movesMoney returns false for %s', (data) =>
  expect(movesMoney(data)).toBe(false),
)
