import { describe, expect, it } from 'vitest'
import { programStatuses, programStepTypes } from '../types.ts'
import { editableSteps, endLock, isEditedWhilePublished } from './editable.ts'

describe('editing a published program', () => {
  it('is allowed before the program ends', () =>
    expect(programStatuses.filter(isEditedWhilePublished).toSorted()).toEqual(['Active', 'OnHold', 'Soon']))

  it('excludes the terms on which people joined', () =>
    expect(programStepTypes.filter((type) => !editableSteps.has(type))).toEqual([
      'PARTICIPANT_CRITERIA',
      'TARGET_CRITERIA',
      'IMPACT_OBJECTIVES',
      'BUDGET',
    ]))

  it.each([
    ['2026-04-10', '2026-04-11', null],
    ['2026-04-10', null, null],
    ['2026-04-10', '2026-04-10', null],
    ['2026-04-10', '2026-04-09', 'laterDate'],
    [null, '2026-04-10', 'locked'],
    [null, null, null],
  ])('may move the end from %s to %s: %s', (stored, next, rule) =>
    expect(endLock({ status: 'Active', endDate: stored }, next)?.rule ?? null).toBe(rule),
  )

  it('may not move the end of a retired program', () =>
    expect(endLock({ status: 'Retired', endDate: '2026-04-10' }, '2026-04-11')?.rule).toBe('locked'))
})
