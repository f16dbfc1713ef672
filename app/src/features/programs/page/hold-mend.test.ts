import { describe, expect, it } from 'vitest'
import { programStatuses } from '@wasla/contract/programs/types.ts'
import { mendOf } from './hold-mend.ts'

const all = ['resume', 'budget', 'hold', 'draft', 'retire'] as const

describe('the button of a program on hold', () => {
  it('adds budget where it ran out, and resumes what its owner held', () => {
    expect(mendOf({ status: 'OnHold', holdCause: 'BUDGET' }, all)).toBe('budget')
    expect(mendOf({ status: 'OnHold', holdCause: 'OWNER' }, all)).toBe('resume')
  })

  it('is not there where the owner cannot end the hold', () => {
    expect(mendOf({ status: 'OnHold', holdCause: 'ADMIN' }, all)).toBeNull()
    expect(mendOf({ status: 'OnHold', holdCause: 'OWNER' }, ['budget', 'retire'])).toBeNull()
    for (const status of programStatuses.filter((each) => each !== 'OnHold'))
      expect(mendOf({ status, holdCause: 'BUDGET' }, all)).toBeNull()
  })
})
