import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findByName, foldText, indexNames } from './match.ts'

describe('foldText makes spellings equal', () => {
  it.each([
    ['alef with and without hamza', 'أإآٱا', 'ااااا'],
    ['ta marbuta', 'قهوة', 'قهوه'],
    ['alef maqsura', 'مقهى', 'مقهي'],
    ['hamza on its seats', 'مؤثر شئون', 'موثر شيون'],
    ['the drawn-out stroke', 'وصـــلة', 'وصله'],
    ['harakat and shadda', 'مُحَمَّدٌ', 'محمد'],
    ['accents', 'Türkiye Côte', 'turkiye cote'],
    ['letters of old fonts', '\uFEFB \uFE93 \uFE83', 'لا ه ا'],
    ['joiners nobody sees', 'وص\u200Dلة\u200B', 'وصله'],
    ['overrides of direction', '\u202Eabc\u202C', 'abc'],
    ['digits of either set', '٢٠٣٠', '2030'],
    ['room around and between', '  عطور   وبخور ', 'عطور وبخور'],
  ])('%s', (_what, written, compared) => {
    expect(foldText(written)).toBe(compared)
  })

  it('gives the same text if it is applied twice', () => {
    const texts = fc.sample(fc.string({ unit: 'grapheme' }), { seed: 7, numRuns: 200 })
    for (const text of texts) expect(foldText(foldText(text))).toBe(foldText(text))
  })
})

describe('findByName finds a name', () => {
  const interests = ['القهوة المختصة', 'قهوة', 'أطعمة', 'إلكترونيات', 'الأزياء', 'Home & décor', 'Coffee', '🎮 ألعاب']
  const index = indexNames(interests, (name) => [name])
  const found = (query: string) => findByName(index, query)

  it.each([
    ['by its beginning, the nearest first', 'قهوه', ['قهوة', 'القهوة المختصة']],
    ['by a later word, with or without the article', 'مختصه', ['القهوة المختصة']],
    ['without hamza', 'الكترونيات', ['إلكترونيات']],
    ['without the article', 'ازياء', ['الأزياء']],
    ['without accents', 'decor', ['Home & décor']],
    ['by an emoji in it', '🎮', ['🎮 ألعاب']],
  ])('%s', (_what, query, names) => expect(found(query)).toEqual(names))

  it('among all names, in their order, if the query is empty', () => expect(found(' \u200F')).toEqual(interests))
  it('only if a name matches', () => expect(found('طائرات')).toEqual([]))
  it('by its own spelling, for any name', () => {
    const spelling = fc.string({ unit: fc.constantFrom(...'ابتثجأإآةىئؤabcÉ٣ـَ '), minLength: 1 })
    for (const name of fc.sample(spelling, { seed: 7, numRuns: 200 }))
      expect(
        findByName(
          indexNames([name], (each) => [each]),
          name,
        ),
      ).toEqual([name])
  })
})
