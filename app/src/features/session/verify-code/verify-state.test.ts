import { describe, expect, test } from 'vitest'
import type { ErrorCode } from '@wasla/contract/errors/codes.ts'
import { boxState, nextVerifyState, type VerifyEvent, type VerifyState } from './verify-state.ts'

const checking: VerifyState = { kind: 'checking' }
const refused = (code: ErrorCode): VerifyEvent => ({ type: 'refused', problem: { code, params: {} } })
const run = (...events: VerifyEvent[]) => events.reduce(nextVerifyState, { kind: 'typing' } as VerifyState)

describe('a typed code', () => {
  test('is checked after the sixth digit, and then accepted', () => {
    expect(run({ type: 'completed' })).toEqual(checking)
    expect(run({ type: 'completed' }, { type: 'accepted' })).toEqual({ kind: 'success' })
  })

  test.each([
    ['WRONG_OTP', 'wrong'],
    ['OTP_EXPIRED', 'wrong'],
    ['DTO_VALIDATION_ERROR', 'wrong'],
    ['OTP_VERIFICATION_LIMIT_REACHED', 'over'],
    ['OTP_RESEND_LIMIT_REACHED', 'over'],
    ['USER_NOT_FOUND', 'unknownNumber'],
    ['USER_SUSPENDED', 'typing'],
    ['RATE_LIMITED', 'typing'],
    ['SERVICE_BUSY', 'unreached'],
  ] as const)('if refused with %s, is in the state %s', (code, kind) => {
    expect(nextVerifyState(checking, refused(code))).toMatchObject({ kind })
  })

  test('can be tried again after a network failure', () => {
    expect(run({ type: 'completed' }, { type: 'unreached' }, { type: 'completed' })).toEqual(checking)
  })

  test('can be typed again after it was wrong', () => {
    expect(run({ type: 'completed' }, refused('WRONG_OTP'), { type: 'edited' })).toEqual({ kind: 'typing' })
  })

  test('cannot be edited while it is checked', () => {
    expect(nextVerifyState(checking, { type: 'edited' })).toBe(checking)
  })

  test('can be typed again after another code replaced an expired one', () => {
    expect(run({ type: 'completed' }, refused('OTP_EXPIRED'), { type: 'resent' })).toEqual({ kind: 'typing' })
  })
})

test('a final state ignores late events', () => {
  for (const code of ['OTP_VERIFICATION_LIMIT_REACHED', 'USER_NOT_FOUND'] as const) {
    const over = nextVerifyState(checking, refused(code))
    for (const event of [{ type: 'accepted' }, { type: 'resent' }, { type: 'edited' }, refused('WRONG_OTP')] as const)
      expect(nextVerifyState(over, event)).toBe(over)
  }
})

test('boxState maps each state to one of the four states of the boxes', () => {
  const states: VerifyState[] = [
    { kind: 'typing' },
    checking,
    { kind: 'wrong', problem: { code: 'WRONG_OTP', params: {} } },
    { kind: 'success' },
    { kind: 'unreached' },
  ]
  expect(states.map(boxState)).toEqual(['idle', 'checking', 'wrong', 'success', 'idle'])
})
