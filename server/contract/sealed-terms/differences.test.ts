import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { differencesOf, isSameTerms, textParts, touchesLocked } from './differences.ts'
import { termsOf, type TermsFacts } from './terms.ts'
import { facts } from './testing/facts.ts'

const having = (over: Partial<TermsFacts['program']>) => termsOf({ ...facts, program: { ...facts.program, ...over } })

describe('the differences between two versions', () => {
  it('are the lines whose values differ, with both sides', () =>
    expect(differencesOf(having({}), having({ endDate: '2027-02-28' }))).toMatchObject([
      { key: 'ends', before: { en: ['Ends', '31 January 2027'] }, after: { en: ['Ends', '28 February 2027'] } },
    ]))

  it('do not include other wording of the same values, or another name of the brand', () => {
    const terms = termsOf(facts)
    const reworded = { ...terms, lines: terms.lines.map((line) => ({ ...line, en: ['Other', 'words'] as const })) }
    expect(isSameTerms(terms, reworded)).toBe(true)
    expect(isSameTerms(terms, termsOf({ ...facts, brand: { ...facts.brand, name: 'Nabt' } }))).toBe(true)
  })

  it('include a line that only one version has', () => {
    const fewer = termsOf({ ...facts, objectives: { ...facts.objectives, milestones: facts.objectives.milestones.slice(0, 2) } })
    expect(differencesOf(termsOf(facts), fewer).map(({ key, after }) => [key, after?.is])).toEqual([
      ['most', 200_00],
      ['milestone.3', undefined],
    ])
  })

  it('touch locked terms if a reward differs, and not if only the end does', () => {
    const [first] = facts.objectives.milestones
    const dearer = { ...facts.objectives, milestones: first ? [{ ...first, amount: 1 }] : [] }
    expect(touchesLocked(differencesOf(termsOf(facts), termsOf({ ...facts, objectives: dearer })))).toBe(true)
    expect(touchesLocked(differencesOf(having({}), having({ endDate: null })))).toBe(false)
  })
})

describe('two texts as one', () => {
  it('show the words that changed', () =>
    expect(textParts('Show the date on the bag. Thanks', 'Show the date on the new tin. Thanks')).toEqual([
      { kind: 'same', text: 'Show the date on the ' },
      { kind: 'before', text: 'bag. ' },
      { kind: 'after', text: 'new tin. ' },
      { kind: 'same', text: 'Thanks' },
    ]))

  it('contain both texts whole', () => {
    const word = fc.constantFrom('one', 'two', 'ثلاثة', '\n', ' ', '  ', 'four.')
    const text = fc.array(word, { maxLength: 30 }).map((words) => words.join(' '))
    fc.assert(
      fc.property(text, text, (before, after) => {
        const parts = textParts(before, after)
        const side = (other: 'before' | 'after') =>
          parts
            .filter(({ kind }) => kind !== other)
            .map((part) => part.text)
            .join('')
        expect([side('after'), side('before')]).toEqual([before, after])
      }),
    )
  })
})
