import { describe, expect, it } from 'vitest'
import { interestsByName, interestsFor, phoneCodeOf } from './fields.ts'

describe('interests in the reader’s language', () => {
  it('are sorted by name in that language', () => {
    expect(
      interestsByName('en')
        .slice(0, 3)
        .map(({ name }) => name),
    ).toEqual(['Art', 'Beauty', 'Books'])
    expect(
      interestsByName('ar')
        .slice(0, 3)
        .map(({ name }) => name),
    ).toEqual(['أزياء', 'أعمال', 'ألعاب'])
    expect(interestsByName('ar')).toHaveLength(24)
  })

  it('keep the owner’s order and leave out interests that no longer exist', () => {
    expect(interestsFor(['food', 'gone', 'art'], 'ar')).toEqual([
      { id: 'food', name: 'طعام' },
      { id: 'art', name: 'فن' },
    ])
  })
})

describe('phoneCodeOf', () => {
  it('returns the dial code of a country, or null for an unknown country', () => {
    expect([phoneCodeOf('SA'), phoneCodeOf('XX'), phoneCodeOf(null)]).toEqual(['+966', null, null])
  })
})
