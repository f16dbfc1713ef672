import { describe, expect, it } from 'vitest'
import { canonicalTerms, readTerms } from './canonical.ts'
import { termsOf } from './terms.ts'
import { facts } from './testing/facts.ts'

const two = {
  programId: 'p',
  lines: [
    { key: 'ends', is: null, en: ['Ends', 'No end date'], ar: ['تاريخ الانتهاء', 'بلا تاريخ انتهاء'] },
    { key: 'most', is: 5, en: ['Most', 'a "b"'], ar: ['الأكثر', 'a "b"'] },
  ],
} as const

describe('the canonical text of terms', () => {
  /* Sealed texts are stored for years: if this text changes, older receipts cannot be checked any more. */
  it('is fixed, letter for letter', () =>
    expect(canonicalTerms(two)).toBe(
      '[1,"p",[["ends",null,"Ends","No end date","تاريخ الانتهاء","بلا تاريخ انتهاء"],["most",5,"Most","a \\"b\\"","الأكثر","a \\"b\\""]]]',
    ))

  it('is read back as the same terms', () => {
    const terms = termsOf(facts)
    expect(readTerms(canonicalTerms(terms))).toEqual(terms)
  })

  it.each(['', '{}', '[2,"p",[]]', '[1,"p",[["ends",null,"Ends"]]]', '[1,"p",[["ends",{},"a","b","c","d"]]]', 'null'])(
    'is none if it is %j',
    (text) => expect(() => readTerms(text)).toThrow(),
  )
})
