import { describe, expect, it } from 'vitest'
import { programStepTypes, type ProgramStepType } from '@wasla/contract/programs/types.ts'
import { isOpen, listedSteps, pathAfter, stepBefore, type WizardProgress } from './progress.ts'

const after = (...types: ProgramStepType[]): WizardProgress => ({
  completedSteps: types.map((type) => ({ type })),
  nextStep: programStepTypes.find((type) => !types.includes(type)) ?? null,
})
const states = (current: ProgramStepType | null, progress: WizardProgress | null) =>
  listedSteps(current, progress).flatMap((step) => [
    [step.id, step.state],
    ...('steps' in step ? step.steps.map(({ id, state }) => [id, state]) : []),
  ])

describe('steps of the wizard', () => {
  it('are all locked but the first before anything is saved', () => {
    expect(programStepTypes.filter((type) => isOpen(type, null))).toEqual(['PROGRAM_DETAILS'])
  })

  it('are open if they are the first, the next or complete', () => {
    const progress: WizardProgress = { completedSteps: [{ type: 'BUDGET' }], nextStep: 'CATALOGUE' }
    expect(programStepTypes.filter((type) => isOpen(type, progress))).toEqual(['PROGRAM_DETAILS', 'CATALOGUE', 'BUDGET'])
  })

  it('have the step before them as the previous one, except the first', () => {
    expect([stepBefore('PROGRAM_DETAILS'), stepBefore('CATALOGUE')]).toEqual([undefined, 'LEARNING_CONTENT'])
  })
})

describe('saving a step', () => {
  it('leads to the following step', () => {
    expect(pathAfter('PROGRAM_DETAILS', after('PROGRAM_DETAILS'))).toBe('/programs/create/participant-criteria')
  })

  it('goes to the following step even if that is complete, and not to the end', () => {
    expect(pathAfter('PROGRAM_DETAILS', after('PROGRAM_DETAILS', 'PARTICIPANT_CRITERIA'))).toBe('/programs/create/participant-criteria')
  })

  it('leads to the first missing step if the following one is locked', () => {
    const lost: WizardProgress = { completedSteps: [{ type: 'CATALOGUE' }], nextStep: 'SHAREABLE_CONTENT' }
    expect(pathAfter('CATALOGUE', lost)).toBe('/programs/create/shareable-content')
  })

  it('leads to the preview from the last step, if all are complete', () => {
    expect(pathAfter('BUDGET', after(...programStepTypes))).toBe('/programs/create/preview/overview')
    expect(pathAfter('BUDGET', { completedSteps: [{ type: 'BUDGET' }], nextStep: 'GUIDELINES' })).toBe('/programs/create/guidelines')
  })
})

describe('list of steps', () => {
  it('numbers eight steps and puts both content steps inside the fifth', () => {
    expect(listedSteps(null, null)).toHaveLength(8)
    expect(listedSteps(null, null)[4]).toMatchObject({ id: 'CONTENT', steps: [{ id: 'SHAREABLE_CONTENT' }, { id: 'LEARNING_CONTENT' }] })
  })

  it('marks which are done, current and locked', () => {
    expect(states('TARGET_CRITERIA', after('PROGRAM_DETAILS', 'PARTICIPANT_CRITERIA')).slice(0, 6)).toEqual([
      ['PROGRAM_DETAILS', 'done'],
      ['PARTICIPANT_CRITERIA', 'done'],
      ['TARGET_CRITERIA', 'current'],
      ['IMPACT_OBJECTIVES', 'locked'],
      ['CONTENT', 'locked'],
      ['SHAREABLE_CONTENT', 'locked'],
    ])
  })

  it('opens the next step from an earlier one', () => {
    expect(states('PROGRAM_DETAILS', after('PROGRAM_DETAILS'))[1]).toEqual(['PARTICIPANT_CRITERIA', 'open'])
  })

  it('opens the parent with its first child, and completes it with its last', () => {
    const parent = (...types: ProgramStepType[]) => listedSteps(null, after(...types))[4]?.state
    const before = programStepTypes.slice(0, 4)
    expect(parent(...before.slice(0, 3))).toBe('locked')
    expect(parent(...before)).toBe('open')
    expect(parent(...before, 'SHAREABLE_CONTENT')).toBe('open')
    expect(parent(...before, 'SHAREABLE_CONTENT', 'LEARNING_CONTENT')).toBe('done')
  })
})
