import { expect, it } from 'vitest'
import { iconOf, stateOf } from './timeline.ts'

it('past entries are done, the next entry is current, and later entries are ahead', () => {
  expect(stateOf({ kind: 'JOINED', isToCome: false }, false)).toBe('done')
  expect(stateOf({ kind: 'HOLD_ENDS', isToCome: true }, true)).toBe('current')
  expect(stateOf({ kind: 'PAYOUT', isToCome: true }, false)).toBe('ahead')
  expect(stateOf({ kind: 'WAITING_FOR_BUDGET', isToCome: false }, false)).toBe('current')
})

it('milestones and payments have an icon, other entries have a dot', () => {
  expect(iconOf({ kind: 'MILESTONE_REACHED', isToCome: false })).toBe('check')
  expect(iconOf({ kind: 'FIRST_CLICK', isToCome: false })).toBeUndefined()
})
