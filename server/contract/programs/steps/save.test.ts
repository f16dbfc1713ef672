import { describe, expect, it } from 'vitest'
import type { ProgramStepRecord } from '../record.ts'
import type { StoredStepType } from '../step-data.ts'
import { programStepTypes, type ProgramStepType } from '../types.ts'
import { progressOf } from './progress.ts'
import { decideSaveStep, type SaveStepState } from './save.ts'

const guidelines = { dos: ['Show the product'], donts: ['Do not hide the advertisement'] }
const objectives = {
  objectiveType: 'SALES',
  trackingUrl: 'https://shop.example/',
  milestones: [{ id: 'a', target: 1, rewardType: 'CASH', amount: 100 }],
}
const catalogue = (photoUrl: string) => ({
  items: [{ id: 'a', name: 'Abaya', url: 'https://shop.example/', photoUrl, type: 'PRODUCT', allowReviewRequest: false }],
})

const stored: StoredStepType[] = ['PARTICIPANT_CRITERIA', 'TARGET_CRITERIA', 'IMPACT_OBJECTIVES', 'CATALOGUE', 'GUIDELINES', 'BUDGET']
const progressWith = (types: readonly StoredStepType[]) =>
  progressOf({ programId: 'p', stored: types.map((type) => ({ id: type, type })), contents: { SHAREABLE: 1, LEARNING: 1 } })
const complete = progressWith(stored)
const state = (fields: Partial<SaveStepState> = {}): SaveStepState => ({
  program: { id: 'p', publishedAt: null, objectiveType: null, countsBy: 'LINKS' },
  progress: complete,
  saved: null,
  uploads: new Set(['/files/a']),
  ...fields,
})
const saved = (type: StoredStepType, data: unknown) =>
  ({ id: 'old', programId: 'p', type, data, createdAt: 1, updatedAt: 1 }) as ProgramStepRecord
const save = (type: ProgramStepType, data: unknown, fields?: Partial<SaveStepState>) =>
  decideSaveStep(state(fields), { type, data }, { id: 'new', now: 5 })
const publishedProgram = { id: 'p', publishedAt: 3, objectiveType: null, countsBy: 'LINKS' } as const

describe('saving a step', () => {
  it('creates the step the first time and updates it later', () => {
    expect(save('GUIDELINES', guidelines).changes?.step).toEqual({
      id: 'new',
      programId: 'p',
      type: 'GUIDELINES',
      data: guidelines,
      createdAt: 5,
      updatedAt: 5,
    })
    const again = { dos: ['Other'], donts: guidelines.donts }
    expect(save('GUIDELINES', again, { saved: saved('GUIDELINES', guidelines) }).changes?.step).toMatchObject({
      id: 'old',
      data: again,
      createdAt: 1,
      updatedAt: 5,
    })
  })

  it('succeeds without changes', () => {
    const padded = { donts: ['  Do not hide  the advertisement '], dos: ['Show the product'], extra: 1 }
    expect(save('GUIDELINES', padded, { saved: saved('GUIDELINES', guidelines) }).changes).toEqual({
      step: null,
      objective: { objectiveType: null, countsBy: 'LINKS' },
    })
  })

  it('copies the objective into the program’s own row', () => {
    expect(save('IMPACT_OBJECTIVES', objectives).changes?.objective).toEqual({ objectiveType: 'SALES', countsBy: 'LINKS' })
    expect(
      save('GUIDELINES', guidelines, { program: { id: 'p', publishedAt: null, objectiveType: 'SALES', countsBy: 'LINKS' } }).changes
        ?.objective.objectiveType,
    ).toBe('SALES')
  })

  it('is refused for a step after the next one, with any data', () => {
    const progress = progressWith(['PARTICIPANT_CRITERIA'])
    const locked = programStepTypes.filter((type) => save(type, {}, { progress }).problem?.code === 'PROGRAM_STEP_LOCKED')
    expect(locked).toEqual(['IMPACT_OBJECTIVES', 'CATALOGUE', 'GUIDELINES', 'BUDGET'])
  })

  it.each<ProgramStepType>(['PROGRAM_DETAILS', 'SHAREABLE_CONTENT', 'LEARNING_CONTENT'])(
    'is refused for %s, which another mutation saves',
    (type) => {
      expect(save(type, {}).problem?.fields).toEqual([{ path: 'type', rule: 'unknownValue' }])
    },
  )

  it('accepts only photos of the same program, and reports the item', () => {
    expect(save('CATALOGUE', catalogue('/files/a')).changes?.step).not.toBeNull()
    for (const photo of ['/files/b', 'https://evil.example/x.png', 'javascript:alert(1)'])
      expect(save('CATALOGUE', catalogue(photo)).problem?.fields, photo).toEqual([{ path: 'items.0.photoUrl', rule: 'ownUpload' }])
  })
})

describe('a step of a published program', () => {
  it('may change for catalogue and guidelines', () => {
    const at = { program: publishedProgram, saved: saved('GUIDELINES', guidelines) }
    expect(save('GUIDELINES', { ...guidelines, dos: ['Other'] }, at).changes?.step).not.toBeNull()
    expect(save('CATALOGUE', catalogue('/files/a'), { program: publishedProgram }).changes?.step).not.toBeNull()
  })

  it('is locked if people joined on its terms, and reports the changed fields', () => {
    const at = { program: publishedProgram, saved: saved('IMPACT_OBJECTIVES', objectives) }
    expect(save('IMPACT_OBJECTIVES', { ...objectives, objectiveType: 'TRAFFIC' }, at).problem?.fields).toEqual([
      { path: 'objectiveType', rule: 'locked' },
    ])
    const budget = { amount: 100_00, payoutFrequency: 'WEEKLY', currency: 'SAR' }
    expect(
      save('BUDGET', { ...budget, amount: 200_00 }, { program: publishedProgram, saved: saved('BUDGET', budget) }).problem?.fields,
    ).toEqual([{ path: 'amount', rule: 'locked' }])
  })

  it('is saved if nothing changed', () => {
    const at = { program: publishedProgram, saved: saved('IMPACT_OBJECTIVES', objectives) }
    expect(save('IMPACT_OBJECTIVES', objectives, at).changes?.step).toBeNull()
  })
})
