import { describe, expect, it } from 'vitest'
import { programStatuses } from '@wasla/contract/programs/types.ts'
import { mendOf } from './hold-mend.ts'

const all = ['resume', 'budget', 'hold', 'draft', 'retire'] as const

describe('mendOf', () => {
  it('returns `budget` if the budget ran out, and `resume` if the owner put the program on hold', () => {
    expect(mendOf({ status: 'OnHold', holdCause: 'BUDGET' }, all)).toBe('budget')
    expect(mendOf({ status: 'OnHold', holdCause: 'OWNER' }, all)).toBe('resume')
  })

  it('returns null if the owner cannot end the hold', () => {
    expect(mendOf({ status: 'OnHold', holdCause: 'ADMIN' }, all)).toBeNull()
    expect(mendOf({ status: 'OnHold', holdCause: 'OWNER' }, ['budget', 'retire'])).toBeNull()
    for (const status of programStatuses.filter((each) => each !== 'OnHold'))
      expect(mendOf({ status, holdCause: 'BUDGET' }, all)).toBeNull()
  })
})
