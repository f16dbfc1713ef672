import { describe, expect, it } from 'vitest'
import { managedAccountStatuses, openStatuses, type ManagedAccountStatus } from './record.ts'
import { answerOf, actionsOf, managedAccountEvents, nextManagedStatus, statusesBefore } from './states.ts'

/** The transitions of the state machine, written a second time as a list. */
const arrows = new Map<string, ManagedAccountStatus>([
  ['Pending accepted', 'Accepted'],
  ['Pending rejected', 'Rejected'],
  ['Pending removed', 'Cancelled'],
  ['Pending upgraded', 'Cancelled'],
  ['Pending closed', 'Cancelled'],
  ['Accepted removed', 'Cancelled'],
  ['Accepted closed', 'Cancelled'],
])

describe('transitions of a managed account', () => {
  for (const status of managedAccountStatuses)
    for (const event of managedAccountEvents)
      it(`${status} changes as the list says on the event ${event}`, () =>
        expect(nextManagedStatus(status, event)).toBe(arrows.get(`${status} ${event}`) ?? null))

  it('do not exist from the statuses Rejected and Cancelled', () => {
    for (const status of managedAccountStatuses)
      expect([status, managedAccountEvents.some((event) => nextManagedStatus(status, event))]).toEqual([
        status,
        openStatuses.some((open) => open === status),
      ])
  })

  it('are found by statusesBefore: it returns the statuses that allow an event', () => {
    expect(managedAccountEvents.map((event) => [event, statusesBefore(event)])).toEqual([
      ['accepted', ['Pending']],
      ['rejected', ['Pending']],
      ['removed', ['Pending', 'Accepted']],
      ['upgraded', ['Pending']],
      ['closed', ['Pending', 'Accepted']],
    ])
  })
})

describe('events that a side may cause', () => {
  it('include answers for the networker only, and removal for both sides', () => {
    expect(actionsOf).toEqual({ manager: ['removed'], talent: ['accepted', 'rejected', 'removed'] })
  })

  it('are returned by answerOf for Accepted and Rejected, and for no other status', () => {
    expect(managedAccountStatuses.map(answerOf)).toEqual([null, 'accepted', 'rejected', null])
  })
})
