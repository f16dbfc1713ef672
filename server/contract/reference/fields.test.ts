import { describe, expect, it } from 'vitest'
import { interestsByName, interestsFor, phoneCodeOf } from './fields.ts'

describe('interests as their reader sees them', () => {
  it('follow the reader’s alphabet', () => {
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

  it('keep the owner’s order and leave out what is no more', () => {
    expect(interestsFor(['food', 'gone', 'art'], 'ar')).toEqual([
      { id: 'food', name: 'طعام' },
      { id: 'art', name: 'فن' },
    ])
  })
})

describe('a number’s prefix', () => {
  it('is its country’s, or nothing', () => {
    expect([phoneCodeOf('SA'), phoneCodeOf('XX'), phoneCodeOf(null)]).toEqual(['+966', null, null])
  })
})
