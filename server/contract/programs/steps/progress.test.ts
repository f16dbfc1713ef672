import { describe, expect, it } from 'vitest'
import type { StoredStepType } from '../step-data.ts'
import { programStepTypes, type ProgramStepType } from '../types.ts'
import { isOpenStep, progressOf } from './progress.ts'

const saved = (types: readonly StoredStepType[], SHAREABLE = 0, LEARNING = 0) =>
  progressOf({ programId: 'p', stored: types.map((type) => ({ id: `id of ${type}`, type })), contents: { SHAREABLE, LEARNING } })
const criteria: StoredStepType[] = ['PARTICIPANT_CRITERIA', 'TARGET_CRITERIA', 'IMPACT_OBJECTIVES']
const all: StoredStepType[] = [...criteria, 'CATALOGUE', 'GUIDELINES', 'BUDGET']

describe('progressOf', () => {
  it('starts with complete details, and the criteria as the next step', () => {
    expect(saved([])).toEqual({ completedSteps: [{ id: 'p:PROGRAM_DETAILS', type: 'PROGRAM_DETAILS' }], nextStep: 'PARTICIPANT_CRITERIA' })
  })

  it.each<[StoredStepType[], number, number, ProgramStepType | null]>([
    [['PARTICIPANT_CRITERIA'], 0, 0, 'TARGET_CRITERIA'],
    [criteria, 0, 0, 'SHAREABLE_CONTENT'],
    [criteria, 1, 0, 'LEARNING_CONTENT'],
    [criteria, 1, 3, 'CATALOGUE'],
    [all, 1, 1, null],
  ])('follows the order of steps: %j, %i shareable, %i learning', (types, shareable, learning, next) => {
    expect(saved(types, shareable, learning).nextStep).toBe(next)
  })

  it('returns to a content step that lost its last item, without locking later steps', () => {
    const progress = saved(all, 0, 1)
    expect(progress.nextStep).toBe('SHAREABLE_CONTENT')
    expect(isOpenStep('BUDGET', progress)).toBe(true)
  })

  it('lists the completed steps in order, each with its own id', () => {
    const { completedSteps } = saved(all.toReversed(), 2, 2)
    expect(completedSteps.map(({ type }) => type)).toEqual(programStepTypes)
    expect(new Set(completedSteps.map(({ id }) => id)).size).toBe(programStepTypes.length)
  })
})

describe('isOpenStep', () => {
  it('is true for complete steps and the next one', () => {
    const progress = saved(['PARTICIPANT_CRITERIA'])
    expect(programStepTypes.filter((type) => isOpenStep(type, progress))).toEqual([
      'PROGRAM_DETAILS',
      'PARTICIPANT_CRITERIA',
      'TARGET_CRITERIA',
    ])
  })
})
