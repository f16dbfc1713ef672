import { describe, expect, it } from 'vitest'
import { changesOf } from '../../common/decision.ts'
import type { CreateBrandDaysInput } from '../../generated/user-types.ts'
import { brandDaysLimits } from './brand-days-limits.ts'
import { brandDaysIn, byFirstDay, decideBrandDaysCreation, decideBrandDaysUpdate, type BrandDaysRecord } from './brand-days.ts'

const sale: BrandDaysRecord = { id: 'sale', profileId: 'nabt', name: 'Sale', from: '2027-03-01', to: '2027-03-07', createdAt: 1 }
const input: CreateBrandDaysInput = { name: 'Roastery week', from: '2027-04-01', to: '2027-04-07' }
const create = (over: Partial<CreateBrandDaysInput>, days: readonly BrandDaysRecord[] = [sale]) =>
  decideBrandDaysCreation({ days }, { ...input, ...over }, { id: 'new', profileId: 'nabt', now: 7 })
const update = (over: Partial<CreateBrandDaysInput> & { id?: string }) =>
  decideBrandDaysUpdate({ days: [sale] }, { id: 'sale', name: 'Sale', from: '2027-03-01', to: '2027-03-07', ...over })

describe('new days of a brand', () => {
  it('are saved with their name as a plain line', () =>
    expect(changesOf(create({ name: ' Roastery\n week\u200b ' }))).toEqual({ id: 'new', profileId: 'nabt', ...input, createdAt: 7 }))

  it('may be a single day, and as long as a leap year', () => {
    expect(create({ to: '2027-04-01' }).problem).toBeUndefined()
    expect(create({ to: '2028-03-31' }).problem).toBeUndefined()
  })

  it.each<[string, Partial<CreateBrandDaysInput>, string]>([
    ['without a visible name', { name: ' \u200b ' }, 'name: required'],
    ['with a name that is too long', { name: 'م'.repeat(brandDaysLimits.name + 1) }, 'name: tooLong'],
    ['without a first day', { from: '' }, 'from: required'],
    ['with a day that does not exist', { to: '2027-02-30' }, 'to: date'],
    ['with a time', { from: '2027-04-01T10:00' }, 'from: date'],
    ['before the year 2000', { from: '1999-12-31' }, 'from: date'],
    ['after the year 2100', { to: '2101-01-01' }, 'to: date'],
    ['whose last day is before the first', { to: '2027-03-31' }, 'to: lastDay'],
    ['of more than a year', { to: '2028-04-01' }, 'to: lastDay'],
  ])('%s are refused at the field', (_, over, problem) =>
    expect(create(over).problem?.fields?.map(({ path, rule }) => `${path}: ${rule}`)).toEqual([problem]),
  )

  it('are refused if the list is full', () => {
    const full = Array.from({ length: brandDaysLimits.most }, (_, at) => ({ ...sale, id: String(at) }))
    expect(create({}, full).problem?.fields).toEqual([{ path: 'name', rule: 'maxItems', params: { max: brandDaysLimits.most } }])
    expect(create({}, full.slice(1)).problem).toBeUndefined()
  })
})

describe('changed days of a brand', () => {
  it('keep their id, owner and time', () => expect(changesOf(update({ to: '2027-03-10' }))).toEqual({ ...sale, to: '2027-03-10' }))

  it.each([
    ['that another brand has, or nobody', update({ id: 'other', name: '' }), 'BRAND_DAYS_NOT_FOUND'],
    ['that stay as they were', update({ name: ' Sale ' }), 'NO_CHANGES_TO_UPDATE'],
    ['in the wrong order', update({ to: '2027-02-01' }), 'DTO_VALIDATION_ERROR'],
  ])('%s are refused', (_, decision, code) => expect(decision.problem?.code).toBe(code))
})

it('byFirstDay sorts by the first day, then by age, then by id', () => {
  const later = { ...sale, id: 'later', from: '2027-03-02' }
  const newer = { ...sale, id: 'newer', createdAt: 2 }
  const twin = { ...sale, id: 'zwin' }
  expect([later, newer, twin, sale].toSorted(byFirstDay).map(({ id }) => id)).toEqual(['sale', 'zwin', 'newer', 'later'])
})

it('brandDaysIn returns entries with at least one day in the range', () => {
  expect(brandDaysIn([sale], { from: '2027-03-07', to: '2027-05-01' })).toEqual([sale])
  expect(brandDaysIn([sale], { from: '2027-03-08', to: '2027-05-01' })).toEqual([])
})
