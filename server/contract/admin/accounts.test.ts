import { describe, expect, it } from 'vitest'
import type { AccountFacts } from '../session/account-states.ts'
import { decideClosure, decideSuspension, suspensionAction } from './accounts.ts'

const open = { suspendedAt: null, closedAt: null, erasedAt: null }
const now = 9
const none = { amount: 0, hasOpenWithdrawal: false }

describe('an account that the back office changes', () => {
  const suspend = (facts: Parameters<typeof decideSuspension>[0]) => decideSuspension(facts, { suspended: true }, now)
  const reinstate = (facts: Parameters<typeof decideSuspension>[0]) => decideSuspension(facts, { suspended: false }, now)

  it('is suspended or reinstated together with its profiles, and only if that changes something', () => {
    expect(suspend(open).changes).toEqual({ event: 'suspended', profileEvent: 'suspended' })
    const suspended = { ...open, suspendedAt: 4 }
    expect(suspend(suspended).problem?.code).toBe('NO_CHANGES_TO_UPDATE')
    expect(reinstate(suspended).changes).toEqual({ event: 'reinstated', profileEvent: 'reinstated' })
    expect(reinstate(open).problem?.code).toBe('NO_CHANGES_TO_UPDATE')
  })

  it('stays closed with inactive profiles if it is reinstated after its closure', () => {
    const closed = { ...open, suspendedAt: 4, closedAt: 5 }
    expect(reinstate(closed).changes).toEqual({ event: 'reinstated', profileEvent: null })
  })

  it('can be closed once, whether it is suspended or not', () => {
    expect(decideClosure(open, none, now).changes).toEqual({ event: 'closed', profileEvent: 'closed' })
    expect(decideClosure({ ...open, suspendedAt: 4 }, none, now).changes?.profileEvent).toBe('closed')
    expect(decideClosure({ ...open, closedAt: 4 }, none, now).problem?.code).toBe('NO_CHANGES_TO_UPDATE')
  })

  it('stays open while its wallets hold money or a withdrawal is open (D-37)', () => {
    const codeOf = (money: Partial<typeof none>, facts: AccountFacts = open) =>
      decideClosure(facts, { ...none, ...money }, now).problem?.code
    expect([codeOf({ amount: 1 }), codeOf({ hasOpenWithdrawal: true }), codeOf({})]).toEqual([
      'ACCOUNT_NOT_SETTLED',
      'ACCOUNT_NOT_SETTLED',
      undefined,
    ])
    expect(codeOf({ amount: 1 }, { ...open, suspendedAt: 4 })).toBe('ACCOUNT_NOT_SETTLED')
  })

  it('cannot change once it is erased, or if it does not exist', () => {
    const erased = { ...open, closedAt: 4, erasedAt: 5 }
    for (const decision of [suspend(erased), reinstate(erased), decideClosure(erased, none, now)])
      expect(decision.problem?.code).toBe('NO_CHANGES_TO_UPDATE')
    for (const decision of [suspend(null), decideClosure(null, none, now)]) expect(decision.problem?.code).toBe('USER_NOT_FOUND')
  })

  it('gets audit lines without names', () => {
    const profile = { id: 'p', status: 'Active', name: 'Noura' } as const
    const group = { id: 'g', role: 'Member', name: 'Coffee' }
    expect(
      suspensionAction(true, {
        userId: 'u',
        reason: 'spam',
        before: { profiles: [profile], groups: [{ ...group, role: 'Owner' }] },
        after: { profiles: [{ ...profile, status: 'Inactive' }], groups: [group] },
      }),
    ).toEqual({
      action: 'admin.userSuspended',
      target: 'u',
      before: { isSuspended: false, profiles: [{ id: 'p', status: 'Active' }], groups: [{ id: 'g', role: 'Owner' }] },
      after: { isSuspended: true, profiles: [{ id: 'p', status: 'Inactive' }], groups: [{ id: 'g', role: 'Member' }], reason: 'spam' },
    })
  })
})
