import { describe, expect, it } from 'vitest'
import type { ProgramRecord } from '../record.ts'
import { decideUpsertProgram } from './upsert.ts'

const now = Date.UTC(2026, 2, 15, 9)
const owner = { profileId: 'brand', userId: 'user' }
const fields = {
  name: 'Spring menu',
  description: 'New drinks for the spring.',
  startDate: '2026-03-20',
  endDate: '2026-04-15',
  isPublic: true,
  isVisible: false,
  programFocus: 'PRODUCT',
  openToPlacement: false,
  sellOnEcommerce: false,
  storeLink: null,
  launchLocationType: 'COUNTRIES',
  launchLocationIds: ['SA'],
  serviceAreaIds: [],
}
const upsert = (program: ProgramRecord | null, input: object, cover: string | null = null, at = now, drafts = 49) =>
  decideUpsertProgram({ program, drafts, owner }, { fields: { ...fields, ...input }, cover }, { id: 'new', now: at })
const made = (() => {
  const { changes } = upsert(null, {}, '/files/cover')
  if (!changes) throw new Error('A program with everything is accepted')
  return changes
})()
const draft = made.program
const published = { ...draft, status: 'Active', publishedAt: now, budget: 5 } as const
const refusals = (program: ProgramRecord, input: object) =>
  upsert(program, input).problem?.fields.map(({ path, rule }) => `${path}: ${rule}`)

describe('a new program', () => {
  it('is a draft of its creator', () => {
    expect(made).toMatchObject({ isNew: true, isChanged: true, formerCover: null })
    expect(draft).toMatchObject({
      ...fields,
      id: 'new',
      ...owner,
      status: 'Draft',
      coverImage: '/files/cover',
      budget: 0,
      publishedAt: null,
    })
  })

  it('needs a cover, which is reported with all other problems', () => {
    expect(upsert(null, { name: '' }).problem?.fields).toEqual([
      { path: 'name', rule: 'required' },
      { path: 'coverImage', rule: 'required' },
    ])
  })

  it('is refused if there are fifty drafts, but existing drafts can be saved', () => {
    expect(upsert(null, {}, '/files/cover', now, 50).problem?.fields).toEqual([{ path: 'name', rule: 'maxItems', params: { max: 50 } }])
    expect(upsert(draft, { name: 'Summer menu' }, null, now, 50).changes?.isChanged).toBe(true)
  })

  it('ignores fields of the form that are no details', () => {
    const { changes } = upsert(null, { id: 'mine', status: 'Active', profileId: 'other', budget: 9, completedSteps: [] }, '/files/c')
    expect(changes?.program).toEqual({ ...draft, coverImage: '/files/c' })
  })
})

describe('a draft', () => {
  it('is saved successfully without changes', () => {
    expect(upsert(draft, {}).changes).toEqual({ program: draft, isNew: false, isChanged: false, formerCover: null })
  })

  it('may change everything', () => {
    const { changes } = upsert(draft, { name: 'Autumn', isPublic: false, endDate: null }, '/files/next', now + 1)
    expect(changes).toMatchObject({ isChanged: true, formerCover: '/files/cover' })
    expect(changes?.program).toEqual({
      ...draft,
      name: 'Autumn',
      isPublic: false,
      endDate: null,
      coverImage: '/files/next',
      updatedAt: now + 1,
    })
  })

  it('can be saved after its start has passed', () => {
    const later = Date.UTC(2026, 2, 25)
    expect(upsert(draft, { name: 'Autumn' }, null, later).changes?.isChanged).toBe(true)
    expect(upsert(draft, { startDate: '2026-03-21' }, null, later).problem?.fields).toEqual([{ path: 'startDate', rule: 'startDate' }])
  })
})

describe('a published program', () => {
  it.each([
    { name: 'Autumn' },
    { startDate: '2026-03-21' },
    { isPublic: false },
    { programFocus: 'SERVICE' },
    { sellOnEcommerce: true, storeLink: 'https://shop.example/' },
    { launchLocationIds: ['AE'] },
    { launchLocationType: 'WORLDWIDE' },
  ])('keeps its terms: %j', (input) => {
    expect(refusals(published, input)?.every((field) => field.endsWith(': locked'))).toBe(true)
  })

  it('reports every locked field, and saves nothing', () => {
    expect(refusals(published, { name: 'Autumn', isPublic: false, description: 'Something else.' })).toEqual([
      'name: locked',
      'isPublic: locked',
    ])
  })

  it('may change its description and cover', () => {
    const { changes } = upsert(published, { description: 'Something else.' }, '/files/next')
    expect(changes?.program).toMatchObject({ description: 'Something else.', coverImage: '/files/next', name: 'Spring menu', budget: 5 })
  })

  it('may become listed, and then stays listed', () => {
    expect(upsert(published, { isVisible: true }).changes?.program.isVisible).toBe(true)
    expect(refusals({ ...published, isVisible: true }, { isVisible: false })).toEqual(['isVisible: locked'])
  })

  it('may get a later end or none, after which the timer checks it again', () => {
    expect(upsert(published, { endDate: '2026-05-01' }).changes?.program).toMatchObject({ endDate: '2026-05-01', dueAt: now })
    expect(upsert(published, { endDate: null }).changes?.program).toMatchObject({ endDate: null, dueAt: now })
    expect(refusals(published, { endDate: '2026-04-10' })).toEqual(['endDate: laterDate'])
    expect(refusals({ ...published, endDate: null }, { endDate: '2026-05-01' })).toEqual(['endDate: locked'])
    expect(refusals({ ...published, status: 'Retired' }, { endDate: '2026-05-01' })).toEqual(['endDate: locked'])
  })

  it('is saved successfully without changes', () => {
    expect(upsert(published, {}).changes?.isChanged).toBe(false)
  })
})
