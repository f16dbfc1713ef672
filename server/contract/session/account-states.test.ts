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

describe('an account', () => {
  it('that was closed is never open again, whatever the back office does', () => {
    for (const state of ['closed', 'closedAndSuspended', 'erased'] as const)
      for (const event of accountEvents) expect(['open', 'suspended']).not.toContain(nextAccountState(state, event))
  })

  it('that is erased stays so, and nothing but a closed one is erased', () => {
    for (const event of accountEvents) expect(nextAccountState('erased', event)).toBeNull()
    expect(accountStates.filter((state) => nextAccountState(state, 'erased') !== null)).toEqual(['closed', 'closedAndSuspended'])
  })

  it('is open where neither fact is stored, and each fact is stored for itself', () => {
    const moments = [null, 1] as const
    const states = moments.flatMap((suspendedAt) => moments.map((closedAt) => accountStateOf({ suspendedAt, closedAt, erasedAt: null })))
    expect(states).toEqual(['open', 'closed', 'suspended', 'closedAndSuspended'])
    expect(accountStateOf({ suspendedAt: null, closedAt: 1, erasedAt: 2 })).toBe('erased')
  })

  it('lets its owner in and its sessions go on only where it is open', () => {
    for (const refusals of [signInRefusals, sessionRefusals])
      expect(accountStates.filter((state) => refusals[state] === null)).toEqual(['open'])
  })

  it('keeps what another event stored, and refuses what changes nothing', () => {
    const open = { suspendedAt: null, closedAt: null, erasedAt: null }
    expect(decideAccountChange(open, 'suspended', 5).changes).toEqual({ ...open, suspendedAt: 5 })
    expect(decideAccountChange({ ...open, closedAt: 1 }, 'suspended', 5).changes).toEqual({ ...open, closedAt: 1, suspendedAt: 5 })
    expect(decideAccountChange({ ...open, closedAt: 1, suspendedAt: 2 }, 'reinstated', 5).changes).toEqual({ ...open, closedAt: 1 })
    expect(decideAccountChange({ ...open, suspendedAt: 1 }, 'closed', 5).changes).toEqual({ ...open, suspendedAt: 1, closedAt: 5 })
    expect(decideAccountChange({ ...open, suspendedAt: 1 }, 'suspended', 5).problem?.code).toBe('NO_CHANGES_TO_UPDATE')
    expect(decideAccountChange({ ...open, closedAt: 1, erasedAt: 2 }, 'suspended', 5).problem?.code).toBe('NO_CHANGES_TO_UPDATE')
  })
})
