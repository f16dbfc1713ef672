import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { folded } from './folded.ts'
import { matchedParts } from './matched-parts.ts'

const marked = (text: string, term: string) => matchedParts(text, term).map(({ start, end }) => text.slice(start, end))

describe('matchedParts', () => {
  it.each([
    ['Reem Aldosari', 'ree', ['Ree']],
    ['Reem Aldosari', 'dosari REEM', ['Reem', 'dosari']],
    ['reem_dosari', '@reem_dosari', ['reem', 'dosari']],
    ['أحمد العتيبي', 'احمد', ['أحمد']],
    ['احمد', 'أحمد', ['احمد']],
    ['مُحَمَّد ٢٠٣٠', 'محمد 2030', ['مُحَمَّد', '٢٠٣٠']],
    ['منـــى', 'مني', ['منـــى']],
    ['قهوة', 'قهوه', ['قهوة']],
    ['Café d’Été', 'cafe ete', ['Café', 'Été']],
    ['Cafe\u0301', 'CAFÉ', ['Cafe\u0301']],
    ['banana', 'ana', ['anana']],
    ['reem reem', 'reem', ['reem', 'reem']],
    ['100% Reem', '100%', ['100']],
    ['ﻻعب', 'لاعب', ['ﻻعب']],
    ['𝓡eem', 'reem', ['𝓡eem']],
    ['عبد الله', 'عبدالله', ['عبد الله']],
    ['عبدالله', 'عبد الله', ['عبدالله']],
    ['عبد  الرَّحمن', 'عبدالر', ['عبد  الرَّ']],
    ['معبد الشمس', 'معبدالشمس', []],
    ['Reem', 'nobody', []],
    ['Reem', '%', []],
    ['Reem', '', []],
    ['', 'reem', []],
  ])('in %j, for the term %j, returns %j', (text, term, parts) => expect(marked(text, term)).toEqual(parts))

  it('finds parts if and only if the folded text contains a word of the term; each part folds to such a word', () => {
    const text = fc.string({ unit: fc.constantFrom(...'aàAbB ـمُأا٢2_%ةهیيς'), maxLength: 30 })
    fc.assert(
      fc.property(text, text, (held, term) => {
        const words = folded(term).split(' ').filter(Boolean)
        const parts = matchedParts(held, term)
        expect(parts.length > 0).toBe(words.some((word) => folded(held).includes(word)))
        for (const { start, end } of parts) expect(words.some((word) => folded(held.slice(start, end)).includes(word))).toBe(true)
      }),
    )
  })

  it('finds parts of a name with عبد if and only if the folded name contains a word of the term', () => {
    const text = fc
      .array(fc.constantFrom('عبد', 'ال', 'الله', ' ', '_', 'م', 'عبدال', 'ـ'), { maxLength: 8 })
      .map((parts) => parts.join(''))
    fc.assert(
      fc.property(text, text, (held, term) => {
        const words = folded(term).split(' ').filter(Boolean)
        expect([held, term, matchedParts(held, term).length > 0]).toEqual([held, term, words.some((word) => folded(held).includes(word))])
      }),
    )
  })
})
