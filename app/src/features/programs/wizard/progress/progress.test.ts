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
  it('are all locked except the first before anything is saved', () => {
    expect(programStepTypes.filter((type) => isOpen(type, null))).toEqual(['PROGRAM_DETAILS'])
  })

  it('are open if they are the first, the next or complete', () => {
    const progress: WizardProgress = { completedSteps: [{ type: 'BUDGET' }], nextStep: 'CATALOGUE' }
    expect(programStepTypes.filter((type) => isOpen(type, progress))).toEqual(['PROGRAM_DETAILS', 'CATALOGUE', 'BUDGET'])
  })

  it('have a previous step, except the first step', () => {
    expect([stepBefore('PROGRAM_DETAILS'), stepBefore('CATALOGUE')]).toEqual([undefined, 'LEARNING_CONTENT'])
  })
})

describe('page after a step is saved', () => {
  it('is the following step', () => {
    expect(pathAfter('PROGRAM_DETAILS', after('PROGRAM_DETAILS'))).toBe('/programs/create/participant-criteria')
  })

  it('is the following step even if that is complete', () => {
    expect(pathAfter('PROGRAM_DETAILS', after('PROGRAM_DETAILS', 'PARTICIPANT_CRITERIA'))).toBe('/programs/create/participant-criteria')
  })

  it('is the first incomplete step if the following step is locked', () => {
    const lost: WizardProgress = { completedSteps: [{ type: 'CATALOGUE' }], nextStep: 'SHAREABLE_CONTENT' }
    expect(pathAfter('CATALOGUE', lost)).toBe('/programs/create/shareable-content')
  })

  it('is the preview after the last step if all steps are complete', () => {
    expect(pathAfter('BUDGET', after(...programStepTypes))).toBe('/programs/create/preview/overview')
    expect(pathAfter('BUDGET', { completedSteps: [{ type: 'BUDGET' }], nextStep: 'GUIDELINES' })).toBe('/programs/create/guidelines')
  })
})

describe('list of steps', () => {
  it('has eight steps, of which the fifth contains both content steps', () => {
    expect(listedSteps(null, null)).toHaveLength(8)
    expect(listedSteps(null, null)[4]).toMatchObject({ id: 'CONTENT', steps: [{ id: 'SHAREABLE_CONTENT' }, { id: 'LEARNING_CONTENT' }] })
  })

  it('marks each step as done, current or locked', () => {
    expect(states('TARGET_CRITERIA', after('PROGRAM_DETAILS', 'PARTICIPANT_CRITERIA')).slice(0, 6)).toEqual([
      ['PROGRAM_DETAILS', 'done'],
      ['PARTICIPANT_CRITERIA', 'done'],
      ['TARGET_CRITERIA', 'current'],
      ['IMPACT_OBJECTIVES', 'locked'],
      ['CONTENT', 'locked'],
      ['SHAREABLE_CONTENT', 'locked'],
    ])
  })

  it('marks the next step as open on the page of an earlier step', () => {
    expect(states('PROGRAM_DETAILS', after('PROGRAM_DETAILS'))[1]).toEqual(['PARTICIPANT_CRITERIA', 'open'])
  })

  it('marks the parent as open when its first child is open, and as done when all its children are complete', () => {
    const parent = (...types: ProgramStepType[]) => listedSteps(null, after(...types))[4]?.state
    const before = programStepTypes.slice(0, 4)
    expect(parent(...before.slice(0, 3))).toBe('locked')
    expect(parent(...before)).toBe('open')
    expect(parent(...before, 'SHAREABLE_CONTENT')).toBe('open')
    expect(parent(...before, 'SHAREABLE_CONTENT', 'LEARNING_CONTENT')).toBe('done')
  })
})
