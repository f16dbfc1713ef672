import { describe, expect, it } from 'vitest'
import type { ProgramRecord } from '../record.ts'
import { isDiscovered, readDiscoverFilter, searchTextOf } from './filter.ts'
import { byPublication } from './order.ts'

const now = 1_000
const program: ProgramRecord = {
  id: 'p',
  profileId: 'brand',
  userId: 'salem',
  status: 'Active',
  name: 'قهوة الصباح',
  description: '',
  coverImage: null,
  startDate: '2026-01-01',
  endDate: null,
  isPublic: true,
  isVisible: true,
  programFocus: 'PRODUCT',
  openToPlacement: false,
  sellOnEcommerce: false,
  storeLink: null,
  launchLocationType: 'WORLDWIDE',
  launchLocationIds: [],
  serviceAreaIds: [],
  objectiveType: 'SALES',
  countsBy: 'LINKS',
  publishDate: null,
  publishedAt: 1,
  dueAt: null,
  budget: 0,
  holdCause: null,
  holdReason: null,
  retiredAt: null,
  createdAt: 1,
  updatedAt: 1,
  deletedAt: null,
}
const found = (filter: Parameters<typeof readDiscoverFilter>[0], change: Partial<ProgramRecord> = {}, userId = 'reem') =>
  isDiscovered({ ...program, ...change }, readDiscoverFilter(filter), { userId, now })

describe('Discover', () => {
  it('shows listed programs of others, but not the reader’s own programs (H-05)', () => {
    expect(found(null)).toBe(true)
    expect(found({})).toBe(true)
    expect(found(null, {}, 'salem')).toBe(false)
    for (const change of [{ status: 'OnHold' }, { isVisible: false }, { publishDate: now + 1 }, { deletedAt: 1 }] as const)
      expect([change, found(null, change)]).toEqual([change, false])
  })

  it('shows only Active and Soon, even if other statuses are requested (X-14)', () => {
    expect(readDiscoverFilter({ status: ['Draft', 'Retired', 'Soon', 'Soon'] }).statuses).toEqual(['Soon'])
    expect(found({ status: ['Soon'] })).toBe(false)
    expect(found({ status: ['Draft'] }, { status: 'Draft' })).toBe(false)
    expect(found({ status: [] })).toBe(false)
  })

  it.each([
    ['قهوه', true],
    ['الصباح قهوة', true],
    ['قَهْوَة', true],
    ['شاي', false],
    ['  ', true],
    ['%', false],
    ['_', false],
  ])('finds the program by the term %j: %s', (term, isFound) => expect(found({ term })).toBe(isFound))

  it('folds names in the same way as terms', () => expect(searchTextOf({ name: 'ÉTÉ ٢٠٢٦' })).toBe('ete 2026'))

  it('accepts terms of up to 100 characters', () => {
    expect(() => readDiscoverFilter({ term: 'ب'.repeat(100) })).not.toThrow()
    expect(() => readDiscoverFilter({ term: 'ب'.repeat(101) })).toThrow('DTO_VALIDATION_ERROR')
  })

  it('filters by objective and focus', () => {
    expect(found({ objectiveTypes: ['SALES', 'TRAFFIC'], programFocus: 'PRODUCT' })).toBe(true)
    expect(found({ objectiveTypes: [] })).toBe(true)
    expect(found({ objectiveTypes: ['TRAFFIC'] })).toBe(false)
    expect(found({ programFocus: 'SERVICE' })).toBe(false)
  })

  it('sorts by publication, newest first, then by id', () => {
    const rows = [
      { id: 'a', publishedAt: 1 },
      { id: 'b', publishedAt: 2 },
      { id: 'c', publishedAt: 2 },
    ]
    expect(rows.toSorted(byPublication).map(({ id }) => id)).toEqual(['c', 'b', 'a'])
  })
})
