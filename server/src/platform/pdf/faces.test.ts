import { describe, expect, it } from 'vitest'
import { faces, familiesOf, readFaces } from './faces.ts'

const kinds = (text: string, setting: 'text' | 'figures' = 'text') => [...new Set(familiesOf(text, setting))]

describe('familiesOf and readFaces', () => {
  it('uses the font of figures for Arabic-Indic digits in any text, and for Latin digits in figures only', () => {
    expect(kinds('٣١٦٧٫٢٥')).toEqual(['arabicFigures'])
    expect(kinds('1,505.75')).toEqual(['text'])
    expect(kinds('−1,505.75', 'figures')).toEqual(['latinFigures'])
    expect(familiesOf('سحب ٥', 'text')).toEqual(['text', 'text', 'text', 'text', 'arabicFigures'])
  })

  it('uses the font of text for the thousands separator, which the font of figures draws as high as a digit', () => {
    const [digit, sign] = ['arabicFigures', 'text'] as const
    expect(familiesOf('٣٬١٦٧٫٢٥', 'figures')).toEqual([digit, sign, digit, digit, digit, digit, digit, digit])
  })

  it('uses one other font for a whole word with a Persian or Urdu letter, so that its letters join', () => {
    expect(familiesOf('نور گل', 'text')).toEqual(['text', 'text', 'text', 'text', 'arabicFigures', 'arabicFigures'])
  })

  it('has a glyph for every sign that each font draws', () => {
    const signs = { text: 'Aa1٬؟،؛.:/@•…()−نصًّ', latinFigures: '0123456789.,%+−-', arabicFigures: '٠١٢٣٤٥٦٧٨٩٪٫پچگکی' }
    const lacking = readFaces().flatMap(([face, font]) =>
      [...signs[faces[face].family]]
        .filter((sign) => !font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0))
        .map((sign) => `${face} ${sign}`),
    )
    expect(lacking).toEqual([])
  })

  it('lays a text out the same way each time, even if a caller changed the returned positions', () => {
    const [, font] = readFaces()[0] ?? []
    const first = font?.layout('سحب')
    const places = first?.positions.map((place) => ({ ...place }))
    for (const place of first?.positions ?? []) place.xAdvance = 0
    expect(font?.layout('سحب').positions).toEqual(places)
  })
})
