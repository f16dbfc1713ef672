import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { create, type Font, type GlyphRun } from 'fontkit'
import { isDrawnFromRight } from './runs.ts'

export type Weight = 'regular' | 'strong'

/** Kinds of fonts: text, and the digits of each script. All digits of a font have one width, so that columns of money line up. */
export type Family = 'text' | 'latinFigures' | 'arabicFigures'
export type Face = `${Family}.${Weight}`

/**
 * The font files, and the scale of each font relative to the text, as on screens. The PDF embeds only the glyphs it draws. All are under
 * the SIL Open Font License.
 */
export const faces: Readonly<Record<Face, { family: Family; scale: number; file: string }>> = {
  'text.regular': { family: 'text', scale: 1, file: '@expo-google-fonts/readex-pro/400Regular/ReadexPro_400Regular.ttf' },
  'text.strong': { family: 'text', scale: 1, file: '@expo-google-fonts/readex-pro/600SemiBold/ReadexPro_600SemiBold.ttf' },
  'latinFigures.regular': { family: 'latinFigures', scale: 1.07, file: '@fontsource/mada/files/mada-latin-500-normal.woff' },
  'latinFigures.strong': { family: 'latinFigures', scale: 1.07, file: '@fontsource/mada/files/mada-latin-700-normal.woff' },
  'arabicFigures.regular': { family: 'arabicFigures', scale: 1.07, file: '@fontsource/mada/files/mada-arabic-500-normal.woff' },
  'arabicFigures.strong': { family: 'arabicFigures', scale: 1.07, file: '@fontsource/mada/files/mada-arabic-700-normal.woff' },
}

/** Words cached for each font. If there are more, the cache is cleared. */
const mostRemembered = 5_000

const figures = /^[\d.,%+\u2212٠-٩٪٫٬-]+$/u
/** Splits a text into the pieces that are laid out alone: letters join only inside a word, and figures not at all. */
const piecesOf = (text: string): readonly string[] => (figures.test(text) ? Array.from(text) : (text.match(/\S+\s*|\s+/gu) ?? []))

/**
 * Returns a font that lays each word out once. Pages repeat words and digits, and joining letters takes most of the time. Callers get
 * copies of the positions, because the library scales them in place.
 */
function remembering(font: Font): Font {
  const known = new Map<string, GlyphRun>()
  function runOf(piece: string): GlyphRun {
    const run = known.get(piece) ?? font.layout(piece, [])
    if (known.size >= mostRemembered) known.clear()
    known.set(piece, run)
    return run
  }
  const layout = (text: string): GlyphRun => {
    const fromRight = isDrawnFromRight(text)
    const runs = piecesOf(text).map((piece) => {
      const { glyphs, positions } = runOf(piece)
      // A piece of signs only is laid out from the left, even in a text from the right.
      return fromRight && !isDrawnFromRight(piece)
        ? { glyphs: glyphs.toReversed(), positions: positions.toReversed() }
        : { glyphs, positions }
    })
    if (fromRight) runs.reverse()
    const positions = runs.flatMap((run) => run.positions.map((position) => ({ ...position })))
    const advanceWidth = positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0)
    return { ...runOf(''), glyphs: runs.flatMap((run) => run.glyphs), positions, advanceWidth }
  }
  return Object.assign(Object.create(font) as Font, { layout })
}

/**
 * Returns a font that gives each glyph the letters of the current text. The library itself would cache the letters of the first text, and
 * no letters for a glyph that it read for a subset. Text copied from later documents would then lack letters.
 */
function withOwnLetters(font: Font): Font {
  const glyphOf = font.getGlyph.bind(font)
  return Object.assign(font, {
    getGlyph: (id: number, codePoints: number[] = []) =>
      Object.assign(Object.create(glyphOf(id)) as ReturnType<typeof glyphOf>, { codePoints }),
  })
}

/** Reads the fonts from disk. Returns each with the name it is drawn under. */
export const readFaces = (): [Face, Font][] =>
  Object.entries(faces).map(([face, { file }]) => {
    const font = create(readFileSync(fileURLToPath(import.meta.resolve(file))))
    if ('fonts' in font) throw new TypeError(`${file} holds several fonts`)
    return [face as Face, remembering(withOwnLetters(font))]
  })

/** Persian and Urdu letters: the font of text lacks them, and the font of Arabic digits has them. */
const otherLetters = /[\u0671-\u06d3\u06d5\u06ee\u06ef\u06fa-\u06ff]/u
/** The thousands separator belongs to the font of text, as on screens: among the figures it reads as a digit (Y-29). */
const arabicFigures = /[٠-٩٪٫]/u
const latinFigures = /[\d.,%+\u2212-]/u

/** `figures` if a text consists of figures, `text` if it has them among words. */
export type Setting = 'text' | 'figures'

/**
 * Returns the font family of each character of a text. A word with a letter that the font of text lacks uses the other font as a whole, so
 * that its letters join.
 */
export function familiesOf(text: string, setting: Setting): Family[] {
  return text.split(/(\s+)/u).flatMap((word) => {
    const isOther = otherLetters.test(word)
    return Array.from({ length: word.length }, (_, at): Family => {
      const sign = word.charAt(at)
      if (isOther || arabicFigures.test(sign)) return 'arabicFigures'
      return setting === 'figures' && latinFigures.test(sign) ? 'latinFigures' : 'text'
    })
  })
}
