import { describe, expect, it } from 'vitest'
import {
  accountEvents,
  accountStateOf,
  accountStates,
  decideAccountChange,
  nextAccountState,
  sessionRefusals,
  signInRefusals,
} from './account-states.ts'

describe('account states', () => {
  it('are never open again after the account was closed', () => {
    for (const state of ['closed', 'closedAndSuspended', 'erased'] as const)
      for (const event of accountEvents) expect(['open', 'suspended']).not.toContain(nextAccountState(state, event))
  })

  it('end with erased, which only closed accounts can reach', () => {
    for (const event of accountEvents) expect(nextAccountState('erased', event)).toBeNull()
    expect(accountStates.filter((state) => nextAccountState(state, 'erased') !== null)).toEqual(['closed', 'closedAndSuspended'])
  })

  it('depend on two facts that are stored separately: suspended and closed', () => {
    const moments = [null, 1] as const
    const states = moments.flatMap((suspendedAt) => moments.map((closedAt) => accountStateOf({ suspendedAt, closedAt, erasedAt: null })))
    expect(states).toEqual(['open', 'closed', 'suspended', 'closedAndSuspended'])
    expect(accountStateOf({ suspendedAt: null, closedAt: 1, erasedAt: 2 })).toBe('erased')
  })

  it('allow sign-ins and requests only while the account is open', () => {
    for (const refusals of [signInRefusals, sessionRefusals])
      expect(accountStates.filter((state) => refusals[state] === null)).toEqual(['open'])
  })

  it('are changed by decideAccountChange, which keeps the facts of other events and refuses an event that changes nothing', () => {
    const open = { suspendedAt: null, closedAt: null, erasedAt: null }
    expect(decideAccountChange(open, 'suspended', 5).changes).toEqual({ ...open, suspendedAt: 5 })
    expect(decideAccountChange({ ...open, closedAt: 1 }, 'suspended', 5).changes).toEqual({ ...open, closedAt: 1, suspendedAt: 5 })
    expect(decideAccountChange({ ...open, closedAt: 1, suspendedAt: 2 }, 'reinstated', 5).changes).toEqual({ ...open, closedAt: 1 })
    expect(decideAccountChange({ ...open, suspendedAt: 1 }, 'closed', 5).changes).toEqual({ ...open, suspendedAt: 1, closedAt: 5 })
    expect(decideAccountChange({ ...open, suspendedAt: 1 }, 'suspended', 5).problem?.code).toBe('NO_CHANGES_TO_UPDATE')
    expect(decideAccountChange({ ...open, closedAt: 1, erasedAt: 2 }, 'suspended', 5).problem?.code).toBe('NO_CHANGES_TO_UPDATE')
  })
})
