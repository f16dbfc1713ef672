import { describe, expect, it } from 'vitest'
import { faces, familiesOf, readFaces } from './faces.ts'

const kinds = (text: string, setting: 'text' | 'figures' = 'text') => [...new Set(familiesOf(text, setting))]

describe('the face of a letter', () => {
  it('is that of the digits for Arabic-Indic digits everywhere, for Latin ones in figures alone', () => {
    expect(kinds('٣١٦٧٫٢٥')).toEqual(['arabicFigures'])
    expect(kinds('1,505.75')).toEqual(['text'])
    expect(kinds('−1,505.75', 'figures')).toEqual(['latinFigures'])
    expect(familiesOf('سحب ٥', 'text')).toEqual(['text', 'text', 'text', 'text', 'arabicFigures'])
  })

  it('is that of the text for the sign of thousands, which the face of the digits draws as high as a digit', () => {
    const [digit, sign] = ['arabicFigures', 'text'] as const
    expect(familiesOf('٣٬١٦٧٫٢٥', 'figures')).toEqual([digit, sign, digit, digit, digit, digit, digit, digit])
  })

  it('is another for the whole of a word with a letter of Persian or Urdu, so that it joins', () => {
    expect(familiesOf('نور گل', 'text')).toEqual(['text', 'text', 'text', 'text', 'arabicFigures', 'arabicFigures'])
  })

  it('has every sign that is drawn with it', () => {
    const signs = { text: 'Aa1٬؟،؛.:/@•…()−نصًّ', latinFigures: '0123456789.,%+−-', arabicFigures: '٠١٢٣٤٥٦٧٨٩٪٫پچگکی' }
    const lacking = readFaces().flatMap(([face, font]) =>
      [...signs[faces[face].family]]
        .filter((sign) => !font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0))
        .map((sign) => `${face} ${sign}`),
    )
    expect(lacking).toEqual([])
  })

  it('lays a text out the same every time, whatever is done with the places it answered', () => {
    const [, font] = readFaces()[0] ?? []
    const first = font?.layout('سحب')
    const places = first?.positions.map((place) => ({ ...place }))
    for (const place of first?.positions ?? []) place.xAdvance = 0
    expect(font?.layout('سحب').positions).toEqual(places)
  })
})
