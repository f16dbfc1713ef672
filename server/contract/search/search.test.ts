import { describe, expect, it } from 'vitest'
import { readSearch } from './input.ts'
import { searchQuery } from './query.ts'
import { searchAmong } from './ranking.ts'
import { searchable, searchCases } from './testing/cases.ts'

const whole = { limit: 100, offset: 0 }

describe('searchAmong', () => {
  it.each(searchCases.map(([typed, found]) => ({ said: typed.slice(0, 40), typed, found })))(
    'for $said finds $found',
    ({ typed, found }) => {
      const { count, data } = searchAmong(searchable, searchQuery(typed), whole)
      expect([count, data.map(({ id }) => id)]).toEqual([found.length, found])
    },
  )

  it('needs only two letters for profiles (X-54)', () => {
    expect(searchQuery('re')).toBeNull()
    expect(searchQuery('re', 2)?.words).toEqual(['re'])
    expect(searchQuery('r', 2)).toBeNull()
  })

  it('counts all results and returns one page of them', () => {
    expect(searchAmong(searchable, searchQuery('ahmad'), { limit: 1, offset: 1 })).toMatchObject({ count: 3, data: [{ id: '04' }] })
    expect(searchAmong(searchable, searchQuery('ahmad'), { limit: 1, offset: 9 })).toEqual({ count: 3, data: [] })
  })

  it('returns and counts at most a thousand results', () => {
    const many = Array.from({ length: 1_200 }, (_, at) => ({ id: `${at}`, userName: `reem_${at}`, names: ['Reem'], followers: at }))
    const found = searchAmong(many, searchQuery('reem'), { limit: 100, offset: 950 })
    expect([found.count, found.data.length, found.data.at(-1)?.followers]).toEqual([1_000, 50, 200])
  })
})

describe('readSearch', () => {
  it('accepts required fields of a result (H-03)', () => {
    expect(readSearch({ term: 'reem', mustExistFields: ['userName'] })).toMatchObject({ withPicture: false, types: null })
    expect(readSearch({ term: 'reem', mustExistFields: ['userName', 'picture'] }).withPicture).toBe(true)
  })

  it.each(['email', 'username', '', 'words'])('refuses %j among the required fields', (name) => {
    const refused: unknown = expect.objectContaining({
      code: 'DTO_VALIDATION_ERROR',
      fields: [{ path: 'mustExistFields.1', rule: 'unknownValue' }],
    })
    expect(() => readSearch({ term: 'reem', mustExistFields: ['name', name] })).toThrow(refused)
  })

  it('searches all types if the input names none', () => {
    expect(readSearch({ term: 'reem', types: [] }).types).toBeNull()
    expect(readSearch({ term: 'reem', types: ['GROUP', 'GROUP'] }).types).toEqual(['GROUP'])
  })
})
