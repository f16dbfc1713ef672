import { describe, expect, it } from 'vitest'
import { answerStateOf, endOf } from './answer-state.ts'
import { notificationTypes } from './record.ts'

describe('answerStateOf', () => {
  it('returns open for the two types with buttons, until the invitation is answered', () => {
    expect(notificationTypes.flatMap((type) => answerStateOf({ type, meta: {} }) ?? [])).toEqual([
      { by: 'managedAccount', state: 'open' },
      { by: 'groupInvitation', state: 'open' },
    ])
    expect(answerStateOf({ type: 'GROUP_INVITATION_CREATED', meta: { accepted_at: null } })?.state).toBe('open')
  })

  it('returns how an invitation ended, after its end', () => {
    const stateOf = (type: 'GROUP_INVITATION_CREATED' | 'MANAGED_ACCOUNT_CREATED', end: Parameters<typeof endOf>[0]) =>
      answerStateOf({ type, meta: endOf(end, 0) })?.state
    expect(stateOf('GROUP_INVITATION_CREATED', 'Accepted')).toBe('joined')
    expect(stateOf('MANAGED_ACCOUNT_CREATED', 'Accepted')).toBe('accepted')
    expect(stateOf('GROUP_INVITATION_CREATED', 'Rejected')).toBe('declined')
    expect(stateOf('GROUP_INVITATION_CREATED', 'Cancelled')).toBe('cancelled')
  })

  it('returns cancelled for an agreement that was accepted first and ended later', () => {
    const meta = { ...endOf('Accepted', 1), ...endOf('Cancelled', 2) }
    expect(answerStateOf({ type: 'MANAGED_ACCOUNT_CREATED', meta })?.state).toBe('cancelled')
  })
})
