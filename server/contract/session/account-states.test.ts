import { describe, expect, it } from 'vitest'
import { accountEvents, accountStateOf, accountStates, nextAccountState, sessionRefusals, signInRefusals } from './account-states.ts'

describe('an account', () => {
  it('that was closed is never open again, whatever the back office does', () => {
    for (const state of ['closed', 'closedAndSuspended', 'erased'] as const)
      for (const event of accountEvents) expect(['open', 'suspended']).not.toContain(nextAccountState(state, event))
  })

  it('that is erased stays so, and nothing but a closed one is erased', () => {
    for (const event of accountEvents) expect(nextAccountState('erased', event)).toBeNull()
    expect(accountStates.filter((state) => nextAccountState(state, 'erased') !== null)).toEqual(['closed', 'closedAndSuspended'])
  })

  it('is open where neither fact is written down, and each fact is told for itself', () => {
    const moments = [null, 1] as const
    const states = moments.flatMap((suspendedAt) => moments.map((closedAt) => accountStateOf({ suspendedAt, closedAt, erasedAt: null })))
    expect(states).toEqual(['open', 'closed', 'suspended', 'closedAndSuspended'])
    expect(accountStateOf({ suspendedAt: null, closedAt: 1, erasedAt: 2 })).toBe('erased')
  })

  it('lets nobody in and no session go on but where it is open', () => {
    for (const refusals of [signInRefusals, sessionRefusals])
      expect(accountStates.filter((state) => refusals[state] === null)).toEqual(['open'])
  })
})
