import { describe, expect, it } from 'vitest'
import { accept, problemsOf } from '../../validation/check.ts'
import { detailsRules, type StoredDates } from './details.ts'

const today = '2026-03-15'
const good = {
  name: 'Spring menu',
  description: 'New drinks for the spring.',
  startDate: '2026-03-15',
  endDate: '2026-04-15',
  isPublic: true,
  isVisible: true,
  programFocus: 'PRODUCT',
  openToPlacement: false,
  sellOnEcommerce: false,
  storeLink: null,
  launchLocationType: 'WORLDWIDE',
  launchLocationIds: [],
  serviceAreaIds: [],
}
const problems = (fields: object, stored: StoredDates = null) =>
  problemsOf(detailsRules(today, stored), { ...good, ...fields }).map(({ path, rule }) => `${path}: ${rule}`)
const accepted = (fields: object) => accept(detailsRules(today, null), { ...good, ...fields })

describe('the details of a program', () => {
  it('are stored as typed if they are valid, without unknown fields', () => {
    expect(accepted({ id: 'x', status: 'Active', budget: 5, profileId: 'somebody' })).toEqual(good)
  })

  it.each([
    [{ name: 'ab' }, 'name: tooShort'],
    [{ name: 'a'.repeat(21) }, 'name: tooLong'],
    [{ name: '  ' }, 'name: required'],
    [{ name: undefined }, 'name: required'],
    [{ description: 'ab' }, 'description: tooShort'],
    [{ description: 'a'.repeat(501) }, 'description: tooLong'],
    [{ startDate: '' }, 'startDate: required'],
    [{ startDate: '2026-02-30' }, 'startDate: date'],
    [{ startDate: '15/03/2026' }, 'startDate: date'],
    [{ startDate: '2026-03-14' }, 'startDate: startDate'],
    [{ endDate: '2026-03-15' }, 'endDate: endDate'],
    [{ endDate: '2026-03-01' }, 'endDate: endDate'],
    [{ programFocus: null }, 'programFocus: required'],
    [{ isPublic: null }, 'isPublic: required'],
    [{ sellOnEcommerce: true }, 'storeLink: required'],
    [{ sellOnEcommerce: true, storeLink: 'javascript:alert(1)' }, 'storeLink: url'],
    [{ launchLocationType: 'COUNTRIES' }, 'launchLocationIds: minItems'],
    [{ launchLocationType: 'COUNTRIES', launchLocationIds: ['GCC'] }, 'launchLocationIds.0: unknownValue'],
    [{ launchLocationType: 'REGIONS', launchLocationIds: ['SA'] }, 'launchLocationIds.0: unknownValue'],
    [{ launchLocationType: 'SERVICE_AREA', launchLocationIds: ['SA'] }, 'serviceAreaIds: minItems'],
    [{ launchLocationType: 'SERVICE_AREA', serviceAreaIds: ['SA'] }, 'serviceAreaIds.0: unknownValue'],
    [{ launchLocationType: 'MOON' }, 'launchLocationType: required'],
  ])('are refused at the invalid field: %j', (fields, problem) => {
    expect(problems(fields)).toEqual([problem])
  })

  it('may have no end', () => {
    for (const endDate of [null, undefined, '']) expect(accepted({ endDate }).endDate).toBeNull()
  })

  it('may have past dates if those are already stored', () => {
    const stored = { startDate: '2026-01-01', endDate: '2026-02-01' }
    expect(problems(stored, stored)).toEqual([])
    expect(problems({ ...stored, endDate: '2026-03-15' }, stored)).toEqual(['endDate: endDate'])
    expect(problems({ ...stored, startDate: '2026-01-02' }, stored)).toEqual(['startDate: startDate'])
  })

  it('contain each id once, and no ids of other launch types', () => {
    const ids = { launchLocationIds: ['SA', 'AE', 'SA'], serviceAreaIds: ['SA-01'] }
    expect(accepted({ ...ids, launchLocationType: 'COUNTRIES' })).toMatchObject({ launchLocationIds: ['SA', 'AE'], serviceAreaIds: [] })
    expect(accepted({ ...ids, launchLocationType: 'SERVICE_AREA' })).toMatchObject({ launchLocationIds: [], serviceAreaIds: ['SA-01'] })
    expect(accepted({ ...ids, launchLocationType: 'WORLDWIDE' })).toMatchObject({ launchLocationIds: [], serviceAreaIds: [] })
  })

  it('contain a store link only if the program sells there', () => {
    expect(accepted({ sellOnEcommerce: true, storeLink: 'shop.example' }).storeLink).toBe('https://shop.example/')
    expect(accepted({ sellOnEcommerce: false, storeLink: 'shop.example' }).storeLink).toBeNull()
  })

  it('are stored without characters that reverse or hide text', () => {
    expect(accepted({ name: ' قهوة\u202E  نبت\u0007 ', description: 'a\u0000b\r\n\r\n\r\n\r\nc' })).toMatchObject({
      name: 'قهوة نبت',
      description: 'ab\n\nc',
    })
  })

  it('return all problems at once', () => {
    expect(problems({ name: '', startDate: '2026-01-01', endDate: '2025-01-01', sellOnEcommerce: true })).toEqual([
      'name: required',
      'startDate: startDate',
      'endDate: endDate',
      'storeLink: required',
    ])
  })
})
